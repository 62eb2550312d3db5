/** Layout of a card, in pixels. Its size is in pages/cards/card.ts. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Boxes on plain ground, drawn separately from it. */
export const emblemBox: Box = { left: 64, top: 100, width: 360, height: 360 }
export const textBox: Box = { left: 472, top: 84, width: 672, height: 400 }
/** Of a card without an emblem. */
export const wideTextBox: Box = { left: 72, top: 84, width: 1072, height: 400 }

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
