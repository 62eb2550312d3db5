import type { Box } from './card-layout.ts'

/** A shape that many cards share, such as a letter in one size. Rasterised once. */
export interface Outline {
  /** SVG path data, relative to the shape's origin. */
  readonly path: string
  /** Bounding box in whole pixels, relative to the same origin. */
  readonly box: Box
}

/** An outline on a card. Its origin is in whole pixels. */
export interface Mark {
  readonly outline: Outline
  readonly x: number
  readonly y: number
  /** As `#rrggbb` or `#rgb`. */
  readonly colour: string
}
