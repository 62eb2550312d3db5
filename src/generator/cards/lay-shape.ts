import { cardSize } from '#pages/cards/card.ts'
import type { Box } from './card-mark.ts'
import { channels } from './rasterise-shapes.ts'

const full = 255

/**
 * Lays a shape in one colour on a card, clipped at its edges.
 * @param coverage of each pixel of the place
 */
export function layColour(
  pixels: Buffer,
  place: Box,
  coverage: Uint8Array,
  [red, green, blue]: readonly [red: number, green: number, blue: number],
): void {
  const { firstRow, endRow, firstColumn, endColumn } = clip(place)
  for (let row = firstRow; row < endRow; row += 1) {
    let at = findPixel(place, row, firstColumn)
    const end = row * place.width + endColumn
    for (let from = row * place.width + firstColumn; from < end; from += 1, at += channels) {
      const covered = coverage[from]!
      // Most of a shape covers a pixel wholly or not at all.
      if (covered === 0) continue
      if (covered === full) {
        pixels[at] = red
        pixels[at + 1] = green
        pixels[at + 2] = blue
      } else {
        pixels[at] = blend(pixels[at]!, red, covered)
        pixels[at + 1] = blend(pixels[at + 1]!, green, covered)
        pixels[at + 2] = blend(pixels[at + 2]!, blue, covered)
      }
    }
  }
}

/**
 * Lays a shape in its own colours on a card, clipped at its edges.
 * @param colours red, green, blue and coverage of each pixel of the place
 */
export function layColours(pixels: Buffer, place: Box, colours: Uint8Array): void {
  const { firstRow, endRow, firstColumn, endColumn } = clip(place)
  const bytes = channels + 1
  for (let row = firstRow; row < endRow; row += 1) {
    let at = findPixel(place, row, firstColumn)
    const end = (row * place.width + endColumn) * bytes
    for (let from = (row * place.width + firstColumn) * bytes; from < end; from += bytes, at += channels) {
      const covered = colours[from + channels]!
      if (covered === 0) continue
      pixels[at] = blend(pixels[at]!, colours[from]!, covered)
      pixels[at + 1] = blend(pixels[at + 1]!, colours[from + 1]!, covered)
      pixels[at + 2] = blend(pixels[at + 2]!, colours[from + 2]!, covered)
    }
  }
}

/** The rows and columns of a place that are on the card. */
function clip({ left, top, width, height }: Box) {
  return {
    firstRow: Math.max(0, -top),
    endRow: Math.min(height, cardSize.height - top),
    firstColumn: Math.max(0, -left),
    endColumn: Math.min(width, cardSize.width - left),
  }
}

/** Where the bytes of a place's pixel are. */
function findPixel({ left, top }: Box, row: number, column: number): number {
  return ((top + row) * cardSize.width + left + column) * channels
}

/** In whole numbers, which takes half the time of `Math.round`. */
function blend(under: number, over: number, covered: number): number {
  return ((under * (full - covered) + over * covered + (full >> 1)) / full) | 0
}
