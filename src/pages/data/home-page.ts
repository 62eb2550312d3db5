/** What the home page says. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { RecordNote } from './record-note.ts'
import type { DayKindView, PodiumPlace } from './ranking-views.ts'
import type { GuideRef, ItemRef, TourRef } from './refs.ts'
import type { ComingCup, RankedCupView, TourSummary } from './tour-views.ts'

export interface HomePage extends PageBase {
  readonly kind: 'home'
  readonly date: IsoDate
  readonly label: RecordNote
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  /** The ranked cups after the one that is on, soonest first. */
  readonly nextCups: readonly ComingCup[]
  /** The three best of each kind today. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>>
  /** How the rankings of today differ from the ones before. */
  readonly lately: readonly KindNews[]
  /** What the newest record of shelves brought; null where there is none. */
  readonly newestRecord: ShelfRecordNews | null
  readonly counts: Readonly<
    Record<ItemKind | 'skill' | 'course' | 'variant' | 'tour' | 'badge' | 'guide' | 'ranking', number>
  >
  readonly nextTours: readonly TourSummary[]
  readonly newestItems: readonly (ItemRef & { readonly debut: TourRef })[]
  readonly guides: readonly GuideRef[]
}

/** The newest change of one kind's ranking; see DayKindView. */
export type KindNews = Pick<DayKindView, 'itemKind' | 'unchangedSince' | 'causes' | 'risers' | 'fallers' | 'newcomers'>

export interface ShelfRecordNews {
  readonly date: IsoDate
  /** The record before it; null for the first of all. What is new may have come on any day between the two. */
  readonly before: IsoDate | null
  /** Places on top shelves that this record shows for the first time. */
  readonly topCount: number
  /** The items that gained most of them, most first. */
  readonly gainers: readonly { readonly item: ItemRef; readonly topCount: number }[]
}
