import * as say from '#wording/race.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { CardPoints, RaceCourse } from '#pages/data/race-page.ts'
import type { ItemRef, VariantRef } from '#pages/data/refs.ts'
import type { KnownShelf } from '#rankings/planner/planner-game.ts'

/** A course of a race card, with what to race with. */
export interface CardCourse {
  readonly variant: VariantRef
  /** Null where there is nothing of the kind. */
  readonly picks: Readonly<Record<ItemKind, CardPick | null>>
  /** What the picks bring; null where they are not one player's, or not known. */
  readonly points: CardPoints | null
}

export interface CardPick {
  readonly item: ItemRef
  readonly shelf: KnownShelf
  /** Whether the cup lifts it there. */
  readonly isBoosted: boolean
  /** Null for the best there is, which is at the cap. */
  readonly level: number | null
  /** The best of the owner of the card, or the best there is. */
  readonly of: 'owner' | 'all'
}

/** On a card of somebody's own, in place of the shelf of an item that they do not own; whoever reads it. */
export const lackingWords = say.notOwned()

const noPicks = Object.fromEntries(itemKinds.map((kind) => [kind, null])) as Record<ItemKind, null>

/** The default card: the best there are. */
export function buildBestCard(courses: readonly RaceCourse[]): CardCourse[] {
  return courses.map(({ variant, best, points }) => ({
    variant,
    points,
    picks: best ? mapKinds((kind): CardPick => ({ ...best[kind], level: null, of: 'all' })) : noPicks,
  }))
}
