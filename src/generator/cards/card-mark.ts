import type { Box } from './card-layout.ts'

/** A shape that many cards have, drawn in black and white once: a letter of one size, a rule. */
export interface Outline {
  /** As SVG writes it, around the shape's own origin. */
  readonly path: string
  /** Whole pixels around the same origin; nothing lies outside. */
  readonly box: Box
}

/** An outline laid on a card: where its origin comes to lie, in whole pixels. */
export interface Mark {
  readonly outline: Outline
  readonly x: number
  readonly y: number
  /** As `#rrggbb`. */
  readonly colour: string
}
