import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PlaceShared, PlaceSharedContext } from './components/shared-markup.tsx'

/** Pages are rendered in order, and neighbours share most: a few pieces suffice, and memory stays flat. */
const piecesKept = 24
const pieces = new Map<string, string>()

/** Stands for a piece in the page's markup: a character that no text of a page can hold, as HTML forbids it. */
const mark = '\u0000'

/** Like `renderToString`, but renders what stands in `SharedMarkup` only if no page before had the same. */
export function renderWithSharedMarkup(page: ReactNode): string {
  const placed: { key: string; content: ReactNode }[] = []
  const place: PlaceShared = (key, content) => `${mark}${placed.push({ key, content }) - 1}${mark}`
  const markup = renderToString(<PlaceSharedContext value={place}>{page}</PlaceSharedContext>)
  // Rendered after the page, not within it: React does not promise that renderings can be nested.
  return markup
    .split(mark)
    .map((part, index) => (index % 2 === 0 ? part : renderPiece(placed[Number(part)]!)))
    .join('')
}

function renderPiece({ key, content }: { key: string; content: ReactNode }): string {
  const markup = pieces.get(key) ?? renderToString(content)
  // The piece used last is the last to be dropped.
  pieces.delete(key)
  pieces.set(key, markup)
  if (pieces.size > piecesKept) pieces.delete(pieces.keys().next().value!)
  return markup
}
