import type { Box } from './card-layout.ts'

/** A shape that many cards share, such as a letter in one size or the plate of an emblem. Rasterised once. */
export interface Shape {
  /** SVG elements, relative to the shape's origin. */
  readonly elements: string
  /** Bounding box in whole pixels, relative to the same origin. */
  readonly box: Box
}

/** A shape on a card. Its origin is in whole pixels. */
export interface Mark {
  readonly shape: Shape
  readonly x: number
  readonly y: number
  /** As `#rrggbb` or `#rgb`; null for the colours of the shape itself. */
  readonly colour: string | null
}
