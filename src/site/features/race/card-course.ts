import type { ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { RaceBest, RaceCourse } from '#pages/data/race-pages.ts'
import type { ItemRef, VariantRef } from '#pages/data/refs.ts'
import type { SaidShelf } from '#rankings/planner/score-placement.ts'

/** A course of a race card, with what to race with. */
export interface CardCourse {
  readonly variant: VariantRef
  /** Null where there is nothing of the kind. */
  readonly picks: Readonly<Record<ItemKind, CardPick | null>>
}

export interface CardPick {
  readonly item: ItemRef
  readonly shelf: SaidShelf
  /** Its level; for one that nobody owns, the level from which it is on that shelf. */
  readonly level: number
  /** The best of the owner of the card, or the best there is. */
  readonly of: 'owner' | 'all'
}

/** On a card of somebody's own, in place of the shelf of an item that they do not own; whoever reads it. */
export const lackingWords = 'Not owned yet'

/** The card of everybody: the best there are. */
export function buildBestCard(courses: readonly RaceCourse[]): CardCourse[] {
  return courses.map(({ variant, best }) => ({
    variant,
    picks: mapKinds((kind) => showBest(best[kind])),
  }))
}

export function showBest(best: RaceBest | null): CardPick | null {
  if (!best) return null
  const { item, topLevel } = best
  return { item, shelf: topLevel > 0 ? 'top' : 'middle', level: Math.max(topLevel, 1), of: 'all' }
}
