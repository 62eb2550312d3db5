/** What the race card says: the courses of a ranked cup, and what to race with there. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, ShelfLevel } from '#catalogue/entities.ts'
import type { RaceTour } from './race-tours.ts'
import type { PageBase } from './page-base.ts'
import type { RecordNote } from './record-note.ts'
import type { ItemRef, VariantRef } from './refs.ts'
import type { RankedCupDate } from './tour-views.ts'

export interface RacePage extends PageBase {
  readonly kind: 'race'
  /** The day of the shelves. */
  readonly date: IsoDate
  readonly label: RecordNote
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
  /** The first of the course's rankings, at the level cap; null where no item of the kind has a shelf. */
  readonly best: Readonly<Record<ItemKind, RaceBest | null>>
}

export interface RaceBest {
  readonly item: ItemRef
  /** Item level from which it is on the top shelf; 0 for the middle shelf. */
  readonly topLevel: ShelfLevel | 0
}
