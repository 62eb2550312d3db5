/** What the pages of rankings say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { RoundSpan } from '#rankings/subjects/count-appearances.ts'
import type { PlainItem, RecordLabel } from '#rankings/ranking.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { RankedDays } from './ranked-days.ts'
import type { PageBase, Neighbours, RankingRef, TourRef, VariantRef } from './refs.ts'
import type { CompactRankedItem, CompactRestEntry, CompactRow, DayKindView } from './ranking-views.ts'
import type { Correction } from './shelf-views.ts'
import type { RankedCupView, TourSummary } from './tour-views.ts'

export interface RankingListPage extends PageBase {
  readonly kind: 'ranking-list'
  readonly others: Readonly<Record<ItemKind, OtherRankings>>
  /** The newest day that has a ranking. */
  readonly today: IsoDate
  readonly tour: TourRef
  /** That day's rankings, complete. */
  readonly rankings: Readonly<Record<ItemKind, RankingOverview>>
  /** The newest 26, newest first; the pages of older tours link to their rankings themselves. */
  readonly tours: readonly {
    readonly tour: TourSummary
    readonly rankings: Readonly<Record<ItemKind, string>>
    readonly weeks: readonly { readonly week: 1 | 2; readonly rankings: Readonly<Record<ItemKind, string>> }[]
  }[]
  readonly courses: readonly { readonly variant: VariantRef; readonly rankings: Readonly<Record<ItemKind, string>> }[]
  /** Ids of the course variants of that day's ranked cup. */
  readonly cup: readonly string[]
}

/** A day's ranking of one kind with all of its items, short: what more there is to say of one is in its own page. */
export interface RankingOverview extends Pick<DayKindView, 'tourCourses' | 'plain'> {
  /** The first has rank 1. See expandOverview. */
  readonly items: readonly CompactRankedItem[]
}

/** What else ranks items of the kind, by its hash: each page of rankings leads to these. */
export interface OtherRankings {
  /** What is worth having. */
  readonly game: string
  /** Of the newest day. */
  readonly tour: string
  /** Null if no ranked cup is on that day. */
  readonly week: string | null
}

/** One living ranking of one subject. */
export interface RankingSubjectPage extends PageBase {
  readonly kind: 'ranking-subject'
  readonly hash: string
  readonly itemKind: ItemKind
  /** Of the shelves that the ranking uses. */
  readonly date: IsoDate
  readonly label: RecordsAround
  readonly subject:
    | { readonly of: 'course'; readonly variant: VariantRef }
    | {
        readonly of: 'tour'
        readonly tour: TourSummary
        /** No more of it than its ranked cups can be on record: it is ranked on their courses. Else left out. */
        readonly areCupsUnknown?: true
      }
    | { readonly of: 'week'; readonly tour: TourSummary; readonly cup: RankedCupView }
    | { readonly of: 'game'; readonly round: RoundSpan }
  /**
   * How many course variants are ranked on; 0 for the whole game, and for a tour or week none of whose courses is on
   * record: it is ranked like the whole game.
   */
  readonly courseCount: number
  /** What scores are measured against; whole points. */
  readonly plain: PlainItem
  /** Some of its courses have no counted actions: all points carry the mark "≈". Left out of others. */
  readonly isEstimated?: true
  /** The best of those with a shelf there; on a course all of them. See expandSubject. */
  readonly rows: readonly CompactRow[]
  /** What follows the rows, in rank order: the first has rank `rows.length + 1`. Short, so that the table can be whole. */
  readonly rest: readonly CompactRestEntry[]
  /** Those of the rest that level 1 would bring into the best `rows.length`, in rank order; see DayKindView. */
  readonly contenders: readonly CompactRow[]
  /** Items of the kind in the game that have no shelf there. */
  readonly withoutShelf: number
  /** Those of which none is known, but whose lists are short; left out if there are none. */
  readonly unknown?: number
  /** Shelves that this ranking counts and a later record took back; left out if there are none. */
  readonly corrections?: readonly Correction[]
  /** The same subject for the other kinds. */
  readonly siblings: Readonly<Record<ItemKind, string>>
  readonly others: OtherRankings
  /** The same kind on the course, in the tour or in the ranked week before and after; of the whole game none. */
  readonly neighbours: Neighbours<RankingRef>
}

export interface RankingCalendarPage extends PageBase, RankedDays {
  readonly kind: 'ranking-calendar'
  readonly tours: readonly TourSummary[]
  /** Days on which a ranking of some kind changed, oldest first. */
  readonly changed: readonly IsoDate[]
  /** How the shelves of the days are known: each label holds from its day until the next one's. */
  readonly labels: readonly { readonly from: IsoDate; readonly label: RecordLabel }[]
}

export interface RankingDayPage extends PageBase {
  readonly kind: 'ranking-day'
  readonly date: IsoDate
  readonly label: RecordsAround
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  readonly kinds: readonly DayKindView[]
  /** Shelves that these rankings count and a later record took back; left out if there are none. */
  readonly corrections?: readonly Correction[]
  readonly neighbours: Neighbours<IsoDate>
}

export const wholeRankingRoot = '/assets/rankings/'

/** Where a ranking is complete, as a RankingOverview. @param since the day from which on it has been like that */
export function wholeRankingPath(kind: ItemKind, since: IsoDate): string {
  return `${wholeRankingRoot}${kind}s/${since}.json`
}
