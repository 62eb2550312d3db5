import type { Card } from '#pages/cards/card.ts'

/** A card to be drawn into a file. */
export interface CardOrder {
  /** Absolute. */
  readonly file: string
  readonly card: Card
}
