import { densityScript } from '../features/preferences/density.ts'
import { queryHintScript } from '../features/lists/query-hint-script.ts'
import { ticksHintScript } from '../features/planner/ticks-hint-script.ts'
import { themeScript } from '../features/preferences/theme-script.ts'
import { localTimesScript } from '../ui/wording/local-times-script.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { App } from './app.tsx'
import { loadStaticIslands } from '../ui/loading/static-island.tsx'
import type { PageView } from '../features/navigation/page-view.ts'
import { pageViews } from './page-views.ts'
import { renderWithSharedMarkup } from './render-with-shared-markup.tsx'

const commonScript = `${themeScript};${densityScript};${queryHintScript};${ticksHintScript}`

/**
 * Inline scripts that a document runs before its first paint. Nobody awaits the moments of a day in a tour that is over:
 * its page, which is there two thousand times, does without the reader's own time.
 */
export function listInlineScripts(page: PageData, context: PageContext): readonly string[] {
  const isOver = page.kind === 'ranking-day' && page.tour.number !== context.tour.number
  return isOver ? [commonScript] : [commonScript, localTimesScript]
}

/** All views, from the table that the browser loads them from one by one. */
const views = new Map<string, PageView>(
  await Promise.all(
    Object.entries(pageViews).map(async ([kind, { load, select }]) => {
      const view = select(await load())
      if (!view) throw new Error(`The view of a ${kind} page is not in the file that page-views.ts names.`)
      return [kind, view] as const
    }),
  ),
)

// Loading the views has registered their islands.
await loadStaticIslands()

/**
 * The markup inside `<div id="app">`, as UTF-8, identical to what the browser hydrates. Throws what a component throws.
 */
export function renderPage(data: PageData, context: PageContext, onMarkup?: (markup: string) => void): Uint8Array {
  const View = views.get(data.kind)
  if (!View) throw new Error(`page-views.ts has no view for a ${data.kind} page.`)
  return renderWithSharedMarkup(
    <App page={{ View, data, context, contentKey: data.path, announcement: '' }} />,
    onMarkup,
  )
}
