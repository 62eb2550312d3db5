/** What a ranking is: the shapes that the computing, the pages and the browser share. */
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, RankedCup, Shelf, ShelfLevel, Tour } from '#catalogue/entities.ts'

/**
 * Where a day's shelves come from. `recorded`: a full record of that tour. `between`: the record before it,
 * a lower bound. `reconstructed`: before the first record, that record limited to items that had debuted.
 * `carried-on`: after the last record, nothing newer is known.
 */
export type RecordLabel = 'recorded' | 'between' | 'reconstructed' | 'carried-on'

/** Best first. */
export const tiers = ['S', 'A', 'B', 'C', 'D'] as const
export type Tier = (typeof tiers)[number]

/** Course variants on which an item has a shelf: in the week's ranked cup, in the tour's cups, in the whole game. */
export interface ShelfCounts {
  readonly cup: number
  readonly tour: number
  readonly all: number
}

/** The shelf of an item on a course variant. */
export interface HeldShelf {
  readonly shelf: Shelf
  /** Item level from which the item stands on it. */
  readonly level: ShelfLevel
  /** It stands higher there than outside of the cup. */
  readonly isBoosted?: true
}

/** The parts of the points of a race, in the order in which they are named. */
export const raceParts = ['position', 'base', 'actions', 'combo', 'skills', 'levelBoost'] as const
export type RacePart = (typeof raceParts)[number]

/** Points of a race with the item, on average over the subject; together all points of it. */
export type RaceParts = Readonly<Record<RacePart, number>>

/** Score and top shelves if every item stood at level 1, without a points cap. */
export type LevelOne = readonly [score: number, cup: number, tour: number, all: number]

/** All points of a race. */
export function sumParts(parts: RaceParts): number {
  return raceParts.reduce((sum, part) => sum + parts[part], 0)
}

/** The item that others are compared with, see formula.ts. */
export interface PlainItem {
  /** 0 in the whole game, whose scores are what is beyond it. */
  readonly score: number
  readonly parts: RaceParts
  /** Its score if every item stood at level 1. */
  readonly levelOne: number
}

/**
 * Top shelves gained, or lost where negative: in the week's ranked cup, in the tour's cups (as if there were none where only
 * the ranked cups are on record), in the whole game. Then middle shelves, left out where all three are 0.
 */
export type ShelfGain = readonly [
  cup: number,
  tour: number,
  all: number,
  ...middle: readonly [] | readonly [cup: number, tour: number, all: number],
]

export interface RankedItem {
  readonly kind: ItemKind
  readonly itemId: string
  /** 1 is the best. The order is total: no two items share a rank. */
  readonly rank: number
  /** Points, see formula.ts; unrounded. */
  readonly score: number
  /** On a day and in the whole game only; null, too, for an item whose list of shelves is known to be short. */
  readonly tier: Tier | null
  /** Added up when it is asked for. */
  readonly parts: RaceParts
  readonly top: ShelfCounts
  readonly middle: ShelfCounts
  /**
   * On the courses that the subject names one by one, in their order; null for the bottom shelf. Of a day: those of the
   * ranked cup. Empty for the whole game.
   */
  readonly shelves: readonly (HeldShelf | null)[]
  /** Lowest item level at which it stands on all its top shelves in the subject; 1 without one. */
  readonly levelNeeded: ShelfLevel
  /**
   * Null where all of its shelves are known. Otherwise its rank is the lowest that it can have, and nothing may call it
   * weak.
   */
  readonly knownTops: KnownTops | null
  /** In its first tour on that day. */
  readonly isNew: boolean
  /** Items of the kind that share a top shelf of its, itself included, on average; null without a top shelf. */
  readonly overlap: number | null
  readonly levelOne: LevelOne
}

/** What happened on the day on which a ranking took effect, compared with the day before. */
export type RankingCause =
  | { readonly of: 'tour'; readonly tourNumber: number }
  /** A ranked week began. */
  | { readonly of: 'week'; readonly week: RankedCup['week']; readonly name: string | null }
  /** A ranked week ended, and no other began. */
  | { readonly of: 'week-over'; readonly week: RankedCup['week']; readonly name: string | null }
  /** Shelves of the kind were recorded again, on this date. */
  | { readonly of: 'shelves'; readonly date: IsoDate }
  /** Items of the kind came into the game. */
  | { readonly of: 'debut'; readonly count: number }

/** The ranking of one kind while nothing about it changes. Days that share it share this very object. */
export interface KindRanking {
  /** Every item with a shelf on record, in rank order. */
  readonly ranked: readonly RankedItem[]
  readonly plain: PlainItem
  /** First day of the unbroken run of ranked days with this ranking. */
  readonly unchangedSince: IsoDate
  /**
   * Of each ranked item, in rank order: ranks gained (positive) or lost (negative) against the previous different
   * ranking; null where there is none before or the item was not in it.
   */
  readonly movement: readonly (number | null)[]
  /** In the same order: shelves gained against the previous different ranking; null where `movement` is. */
  readonly gained: readonly (ShelfGain | null)[]
  /** Course variants of the tour in force; null where only its ranked cups are on record. */
  readonly tourCourses: number | null
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
}

/** The ranking of one kind in one subject, on the day whose shelves it uses. */
export interface SubjectRanking {
  readonly date: IsoDate
  /**
   * The subject's course variants, each once, in the order in which they are raced; the shelves of a ranked item follow
   * it. Empty for the whole game, and for a tour or week none of whose courses is on record: that is ranked like the
   * whole game.
   */
  readonly variantIds: readonly string[]
  /** The items that have a shelf there, in rank order. */
  readonly ranked: readonly RankedItem[]
  readonly plain: PlainItem
  /** Items of the kind in the game that have none. */
  readonly withoutShelf: number
  /** Those of which none is known, but whose lists are short: they may have some. */
  readonly unknown: number
}
