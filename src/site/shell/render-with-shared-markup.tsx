import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PlaceShared, PlaceSharedContext } from '../ui/components/shared-markup.tsx'

/** Pages are rendered in order, and neighbours share most: a few pieces suffice, and memory stays flat. */
const piecesKept = 24
const pieces = new Map<string, Uint8Array>()
const encoder = new TextEncoder()

/** Stands for a piece in the page's markup: a character that no text of a page can hold, as HTML forbids it. */
const mark = '\u0000'

/**
 * Like `renderToString`, but renders what stands in `SharedMarkup` only if no page before had the same.
 * @param onMarkup Is shown all that is rendered for this page: not what is taken from a page before.
 * @returns UTF-8, into which shared markup is encoded once, too
 */
export function renderWithSharedMarkup(page: ReactNode, onMarkup: (markup: string) => void = () => {}): Uint8Array {
  const placed: Piece[] = []
  const place: PlaceShared = (key, content) => `${mark}${placed.push({ key, content }) - 1}${mark}`
  const markup = renderToString(<PlaceSharedContext value={place}>{page}</PlaceSharedContext>)
  onMarkup(markup)
  // Rendered after the page, not within it: React does not promise that renderings can be nested.
  return concatenate(
    markup
      .split(mark)
      .map((part, index) => (index % 2 === 0 ? encoder.encode(part) : renderPiece(placed[Number(part)]!, onMarkup))),
  )
}

interface Piece {
  readonly key: string
  readonly content: ReactNode
}

function renderPiece({ key, content }: Piece, onMarkup: (markup: string) => void): Uint8Array {
  const markup = pieces.get(key) ?? renderAnew(content, onMarkup)
  // The piece used last is the last to be dropped.
  pieces.delete(key)
  pieces.set(key, markup)
  if (pieces.size > piecesKept) pieces.delete(pieces.keys().next().value!)
  return markup
}

function renderAnew(content: ReactNode, onMarkup: (markup: string) => void): Uint8Array {
  const markup = renderToString(content)
  onMarkup(markup)
  return encoder.encode(markup)
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
