import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PlaceShared, PlaceSharedContext } from '../ui/components/shared-markup.tsx'

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
