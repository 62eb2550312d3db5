/** What the race card says: the courses of a ranked cup, and what to race with there. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, ShelfLevel } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { RecordNote } from './record-note.ts'
import type { ItemRef, VariantRef } from './refs.ts'
import type { RankedCupDate } from './tour-views.ts'

export interface RacePage extends PageBase {
  readonly kind: 'race'
  readonly date: IsoDate
  readonly label: RecordNote
  /** Soonest first, from the current one on; empty if none is known. */
  readonly weeks: readonly RaceWeek[]
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
