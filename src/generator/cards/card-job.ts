import type { Card } from '#pages/cards/card.ts'

/** A card to draw into a file. */
export interface CardJob {
  /** Absolute. */
  readonly file: string
  readonly card: Card
}
