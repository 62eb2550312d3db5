import type { Card } from '#pages/cards/card.ts'
import type { CardFonts } from './card-fonts.ts'
import { textBox, wideTextBox } from './card-layout.ts'
import type { Mark } from './card-mark.ts'
import { drawCardText } from './draw-card-text.ts'
import { createEmblemSetter } from './set-emblems.ts'

/** What lies on the ground of a card. */
export interface CardArrangement {
  /** The lowest marks. Cards that share them have the same array. */
  readonly backdrop: readonly Mark[]
  readonly marks: readonly Mark[]
}

const plain: readonly Mark[] = []

/** Arranges emblem and text of a card. Throws for more emblems than it has room for. */
export function createCardArranger(fonts: CardFonts): (card: Card) => CardArrangement {
  const setEmblems = createEmblemSetter()
  return (card) => {
    const emblems = setEmblems(card.emblems)
    const [only, second] = emblems
    const text = drawCardText(card, only ? textBox : wideTextBox, fonts)
    // Where there are several, they overlap.
    if (only && !second) return { backdrop: only.plate, marks: [...only.ink, ...text] }
    return { backdrop: plain, marks: [...emblems.flatMap(({ plate, ink }) => [...plate, ...ink]), ...text] }
  }
}

/** Sorts cards that share a backdrop, or at least its plate, next to each other. */
export function compareBackdrops(one: CardArrangement, other: CardArrangement): number {
  const [a, b] = [one, other].map(({ backdrop }) => backdrop.map(({ shape }) => shape.elements).join('')) as [
    string,
    string,
  ]
  return a < b ? -1 : Number(a > b)
}
