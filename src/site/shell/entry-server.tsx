import { printPreferenceScript } from '../features/preferences/preference.ts'
import { queryHintScript } from '../features/lists/query-hint.ts'
import { marksHintScript } from '../features/planner/marks-hint-script.ts'
import { localTimesScript } from '../ui/wording/local-times-script.ts'
import { readTitle } from '#wording/titles.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import { App } from './app.tsx'
import { earlyPressScript } from './early-presses.ts'
import { loadStaticIslands } from '../ui/loading/static-island.tsx'
import type { PageView } from '../features/navigation/page-view.ts'
import { pageViews } from './page-views.ts'
import { renderWithSharedMarkup } from './render-with-shared-markup.tsx'

const commonScript = [printPreferenceScript(), queryHintScript, marksHintScript, earlyPressScript].join(';')

/**
 * Inline scripts that a document runs before its first paint. Nobody needs exact times for a day: its page, of which there
 * are two thousand, does without the reader's own time zone.
 */
export function listInlineScripts(page: PageData): readonly string[] {
  return page.kind === 'ranking-day' ? [commonScript] : [commonScript, localTimesScript]
}

const views = new Map<PageKind, PageView>()

/** Loads what pages of these kinds are rendered with, from the table that the browser loads views from. */
export async function loadViews(kinds: readonly PageKind[]): Promise<void> {
  await Promise.all(
    kinds.map(async (kind) => {
      if (views.has(kind)) return
      const { load, select } = pageViews[kind]
      const view = select(await load())
      if (!view) throw new Error(`The view of a ${kind} page is not in the file that page-views.ts names.`)
      views.set(kind, view)
    }),
  )
  // Loading the views has registered their islands.
  await loadStaticIslands()
}

/**
 * The markup inside `<div id="app">`, identical to what the browser hydrates, in parts; what pages share is UTF-8 already.
 * The view of the page must have been loaded. Throws what a component throws.
 */
export function renderPage(
  data: PageData,
  context: PageContext,
  onMarkup?: (markup: string) => void,
): (string | Uint8Array)[] {
  const View = views.get(data.kind)
  if (!View) throw new Error(`The view of a ${data.kind} page has not been loaded.`)
  return renderWithSharedMarkup(
    <App page={{ View, title: readTitle(data), data, context, contentKey: data.path, announcement: '' }} />,
    onMarkup,
  )
}
