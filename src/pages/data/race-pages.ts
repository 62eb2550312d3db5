/** What the race card says: the courses of a ranked cup, and what to race with there. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { RaceShelf } from '#rankings/points/score-model.ts'
import type { RaceTour } from './race-tours.ts'
import type { PageBase } from './page-base.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { ItemRef, VariantRef } from './refs.ts'
import type { RankedCupDate } from './tour-views.ts'

export interface RacePage extends PageBase {
  readonly kind: 'race'
  /** The day of the shelves. */
  readonly date: IsoDate
  readonly label: RecordsAround
  /** The ranked week of that day, or else the last before it; null if there is none of known courses. */
  readonly last: RaceWeek | null
  /** The tours of the last round that have race cards, the newest first, with the names of their courses. */
  readonly round: readonly RaceTour[]
  /** Those before, the newest first, without. */
  readonly earlier: readonly RaceTour[]
}

/** A ranked cup with the best that anybody could race with. */
export interface RaceWeek extends RankedCupDate {
  readonly courses: readonly RaceCourse[]
}

export interface RaceCourse {
  readonly variant: VariantRef
  /** Those that bring most together, at the cap; null where the game lacks a kind. */
  readonly best: Readonly<Record<ItemKind, RaceBest>> | null
  /** What they bring; null without them. */
  readonly points: CardPoints | null
}

export interface CardPoints {
  readonly points: number
  /** How many points more than the runner-up; null without one. */
  readonly lead: number | null
  /** Whether the actions of the course are estimates. */
  readonly isEstimated: boolean
}

interface RaceBest {
  readonly item: ItemRef
  readonly shelf: RaceShelf
  /** Whether its cup lifts it there. */
  readonly isBoosted: boolean
}
