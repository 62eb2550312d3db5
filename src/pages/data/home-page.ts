/** What the home page says. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { RaceWeek } from './race-pages.ts'
import type { RecordNote } from './record-note.ts'
import type { DayKindView, PodiumPlace } from './ranking-views.ts'
import type { TourSummary } from './tour-views.ts'

export interface HomePage extends Omit<PageBase, 'title'> {
  readonly kind: 'home'
  /** The name of the site says it all. */
  readonly title: null
  readonly date: IsoDate
  readonly label: RecordNote
  /** The tour in force, then the two after it, as far as they are known. */
  readonly tours: readonly TourSummary[]
  /** The current ranked cup and the next, as far as they are known. */
  readonly races: readonly RaceWeek[]
  /** The three best of each kind today. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>>
  /** How the rankings of today differ from the ones before. */
  readonly lately: readonly KindNews[]
  readonly counts: Readonly<
    Record<ItemKind | 'skill' | 'course' | 'variant' | 'tour' | 'badge' | 'guide' | 'ranking', number>
  >
}

/** The newest change of one kind's ranking; see DayKindView. */
export type KindNews = Pick<DayKindView, 'itemKind' | 'unchangedSince' | 'causes' | 'risers' | 'fallers' | 'newcomers'>
