import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { readTitle } from '#wording/titles.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import { printPreferenceScript } from '../features/preferences/preference.ts'
import { languageOfferScript } from '../features/languages/language-offer-script.ts'
import { queryHintScript } from '../features/lists/query-hint.ts'
import { marksHintScript } from '../features/checklist/marks-hint-script.ts'
import { localTimesScript } from '../ui/wording/local-times-script.ts'
import { loadStaticIslands } from '../ui/loading/static-island.tsx'
import type { PageView } from '../features/navigation/page-view.ts'
import { type PlaceShared, PlaceSharedContext } from '../ui/components/shared-markup.tsx'
import { App } from './app.tsx'
import { earlyPressScript } from './early-presses.ts'
import { pageViews } from './page-views.ts'

const commonScript = [printPreferenceScript(), languageOfferScript, queryHintScript, marksHintScript, earlyPressScript]
  .filter((script) => script !== '')
  .join(';')

/**
 * Inline scripts that a document runs before its first paint. Exact times do not matter for a day: its page, of which there
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

/** Neighboring pages share most: a few pieces suffice, and memory stays flat. */
const maxPieces = 24
const pieces = new Map<string, Uint8Array>()
const encoder = new TextEncoder()

/** Marks a piece in the markup of a page: a character that HTML forbids in text. */
const mark = '\u0000'

/**
 * Like `renderToString`, but renders the content of `SharedMarkup` only if no earlier page had the same.
 * @param onMarkup receives everything rendered for this page, but not what is reused
 * @returns the parts of the markup in order; shared ones are UTF-8, encoded only once
 */
export function renderWithSharedMarkup(
  page: ReactNode,
  onMarkup: (markup: string) => void = () => {},
): (string | Uint8Array)[] {
  const placed: Piece[] = []
  const place: PlaceShared = (key, content) => `${mark}${placed.push({ key, content }) - 1}${mark}`
  const markup = renderToString(<PlaceSharedContext value={place}>{page}</PlaceSharedContext>)
  onMarkup(markup)
  // Rendered after the page, not within it: React does not guarantee nested rendering.
  return markup
    .split(mark)
    .map((part, index) => (index % 2 === 0 ? part : renderPiece(placed[Number(part)]!, onMarkup)))
}

interface Piece {
  readonly key: string
  readonly content: ReactNode
}

function renderPiece({ key, content }: Piece, onMarkup: (markup: string) => void): Uint8Array {
  const markup = pieces.get(key) ?? renderAnew(content, onMarkup)
  // The most recently used piece is dropped last.
  pieces.delete(key)
  pieces.set(key, markup)
  if (pieces.size > maxPieces) pieces.delete(pieces.keys().next().value!)
  return markup
}

function renderAnew(content: ReactNode, onMarkup: (markup: string) => void): Uint8Array {
  const markup = renderToString(content)
  onMarkup(markup)
  return encoder.encode(markup)
}
