/** What a ranking is: the shapes that the computing, the pages and the browser share. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, RankedCup, Shelf, ShelfLevel, Tour } from '#catalogue/entities.ts'

/**
 * Where a day's shelves come from. `recorded`: a full record of that tour. `between`: the record before it,
 * a lower bound. `reconstructed`: before the first record, that record limited to items that had debuted.
 * `carried-on`: after the last record, nothing newer is known.
 */
export type RecordLabel = 'recorded' | 'between' | 'reconstructed' | 'carried-on'

export type Tier = 'S' | 'A' | 'B' | 'C' | 'D'

/** Course variants on which an item has a shelf: in the week's ranked cup, in the tour's cups, in the whole game. */
export interface ShelfCounts {
  readonly cup: number
  readonly tour: number
  readonly all: number
}

/** The parts of a score, each 0 to 100 of the day's best; `skill` is null for karts and gliders. */
export interface ScoreParts {
  readonly coverage: number
  readonly points: number
  readonly skill: number | null
}

/** Coverage part, 0 to 100 of the day's best, and top shelves, if every item stood at level 1. */
export type LevelOne = readonly [coverage: number, cup: number, tour: number, all: number]

/** Top shelves gained, or lost where negative: in the week's ranked cup, in the tour's cups, in the whole game. */
export type TopGain = readonly [cup: number, tour: number, all: number]

export interface Standing {
  readonly kind: ItemKind
  readonly itemId: string
  /** 1 is the best. The order is total: no two items share a rank. */
  readonly rank: number
  /** 0 to 100, unrounded. */
  readonly score: number
  readonly tier: Tier
  readonly parts: ScoreParts
  readonly top: ShelfCounts
  readonly middle: ShelfCounts
  /** In its first tour on that day. */
  readonly isNew: boolean
  /** Items of the kind that share a top shelf of its, itself included, on average; null without a top shelf. */
  readonly overlap: number | null
  readonly levelOne: LevelOne
}

/** What happened on the day on which a ranking became as it is, compared with the day before. */
export type RankingCause =
  | { readonly of: 'tour'; readonly tourNumber: number }
  /** A ranked week began. */
  | { readonly of: 'week'; readonly week: RankedCup['week']; readonly name: string | null }
  /** A ranked week ended, and no other began. */
  | { readonly of: 'week-over'; readonly week: RankedCup['week']; readonly name: string | null }
  /** Shelves of the kind were recorded anew, on this date. */
  | { readonly of: 'shelves'; readonly date: IsoDate }
  /** Items of the kind came into the game. */
  | { readonly of: 'debut'; readonly count: number }
  /** Items of the kind left their first tour behind. */
  | { readonly of: 'no-longer-new' }

/** The ranking of one kind while nothing about it changes. Days that share it share this very object. */
export interface KindRanking {
  /** Every item that was in the game, in rank order. */
  readonly standings: readonly Standing[]
  /** First ranked day of the unbroken run of days with these standings. */
  readonly unchangedSince: IsoDate
  /**
   * By item: ranks gained (positive) or lost (negative) against the previous different ranking;
   * null where there is none before or the item was not in it.
   */
  readonly movement: ReadonlyMap<string, number | null>
  /** By item: top shelves gained against the previous different ranking; null where `movement` is. */
  readonly gained: ReadonlyMap<string, TopGain | null>
  /** What made it differ from the one before; empty where there is none before. */
  readonly causes: readonly RankingCause[]
}

export interface DayRanking {
  readonly date: IsoDate
  readonly label: RecordLabel
  /** In force on that day. */
  readonly tour: Tour
  /** The ranked cup in force on that day. */
  readonly week: RankedCup | null
  readonly kinds: Readonly<Record<ItemKind, KindRanking>>
}

export interface DayRankings {
  /** Every day that has a ranking, oldest first. */
  readonly days: readonly IsoDate[]
  /** Throws a RangeError for a day that is not in `days`. */
  readonly rankingOn: (date: IsoDate) => DayRanking
  /** The ranking of one kind on that day, without computing the others. Throws as `rankingOn` does. */
  readonly kindRankingOn: (kind: ItemKind, date: IsoDate) => KindRanking
}

/** A place on one course variant: `rank` counts there, `overallRank` among all items of the kind that day. */
export interface VariantStanding extends Standing {
  readonly overallRank: number
  readonly shelf: Shelf
  /** Item level from which the item stands on that shelf. */
  readonly level: ShelfLevel
}

/** The ranking of one kind for a whole tour or a ranked week, on the day whose shelves it uses. */
export interface PeriodRanking {
  readonly date: IsoDate
  readonly label: RecordLabel
  readonly standings: readonly Standing[]
}
