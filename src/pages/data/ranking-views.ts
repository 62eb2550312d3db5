/** Rankings, as several pages show them. */
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, Rarity, ShelfLevel } from '#catalogue/entities.ts'
import type { Appearances } from '#rankings/subjects/count-appearances.ts'
import type { MoveReason } from '#rankings/days/explain-move.ts'
import type { LevelOne, PlainItem, RaceParts, RankingCause, ShelfCounts, ShelfGain, Tier } from '#rankings/ranking.ts'
import type { CompactName } from './compact-name.ts'
import type { ItemRef, TourRef } from './refs.ts'

export interface RankingRow extends RowExtras {
  readonly rank: number
  readonly item: ItemRef
  /** Whole points, see formula.ts. */
  readonly score: number
  /** On a day and in the whole game; null elsewhere, and for an item whose list of shelves is known to be short. */
  readonly tier: Tier | null
  /** Whole points; but for the whole game they add up to the score. */
  readonly parts: RaceParts
  readonly top: ShelfCounts
  /** On the courses that the page names one by one, in their order: of a day or week, those of its ranked cup. */
  readonly shelves: readonly ShelfCode[]
  readonly isNew: boolean
  /** Ranks gained (positive) or lost since the previous different ranking; null where there is none before or the item is new in it. */
  readonly movement: number | null
  /** Shelves gained (negative: lost) since the previous different ranking; null where `movement` is. */
  readonly gained: ShelfGain | null
  /** Its score (whole points) and top shelves if every item stood at level 1. */
  readonly levelOne: LevelOne
}

/**
 * A KnownShelfCode or, of what a cup lifts whatever its level, `boosted-top` and `boosted-middle`. See shelf-views.ts.
 */
export type ShelfCode = KnownShelfCode | BoostedCode
/** The item level from which it stands on the top shelf; 0 for the middle shelf, null for the bottom one. */
export type KnownShelfCode = ShelfLevel | 0 | null
export type BoostedCode = 'boosted-top' | 'boosted-middle'

/** What the rows of some pages say in addition. */
export interface RowExtras {
  /** Shelves of it exist that are not known: its rank is the lowest that it can have. Left out of all others. */
  readonly knownTops?: KnownTops
  /** On a course and in a ranked week: its special skill; null where it is not on record. */
  readonly skill?: RowSkill | null
  /** On a course: its rank in the whole game, "worth having". */
  readonly gameRank?: number
  /** In a tour, of its courses: how many have it on the top shelf, on the middle one, on the top shelf at level 1. */
  readonly here?: readonly [top: number, middle: number, topAtLevelOne: number]
  /** In the whole game: how often it comes up. */
  readonly appearances?: Appearances
  /**
   * In the whole game: how many items of the kind share each of its top shelves, itself included, on average; one
   * decimal, null without a top shelf.
   */
  readonly overlap?: number | null
}

export interface RowSkill {
  readonly id: string
  readonly name: string
}

/** One of the three best. */
export type PodiumPlace = Pick<RankingRow, 'rank' | 'item' | 'score' | 'tier'>

/** A row in a quarter of the bytes; expandRow makes a RankingRow of it. */
export type CompactRow = readonly [
  rank: number,
  name: CompactName,
  rarity: RarityCode,
  score: number,
  tier: Tier | null,
  /** Without the position, which is the same for all. */
  parts: readonly [base: number, actions: number, combo: number, skills: number, levelBoost: number],
  top: readonly [cup: number, tour: number, all: number],
  levelOne: LevelOne,
  shelves: readonly ShelfCode[],
  /** Left out or null where nothing is new and nothing moved. */
  change?: readonly [isNew: 0 | 1, movement: number | null, gained: ShelfGain | null] | null,
  extras?: CompactExtras,
]

/** Index in the list of rarities. */
export type RarityCode = 0 | 1 | 2

export interface CompactExtras extends Omit<RowExtras, 'skill'> {
  readonly skill?: CompactName | null
}

/** See expandRestEntry. */
export type CompactRestEntry = readonly [
  name: CompactName,
  rarity: RarityCode,
  score: number,
  scoreAtLevelOne: number,
  isShort?: 1,
]

/** See expandOverview. */
export type CompactRankedItem = readonly [
  name: CompactName,
  rarity: RarityCode,
  score: number,
  tier: Tier | null,
  knownTops?: KnownTops,
]

/** An item in a complete ranking: with the fields of its reference, which lists are searched and filtered by. */
export interface RankedEntry
  extends ItemRef, Pick<RankingRow, 'rank' | 'item' | 'score' | 'tier' | 'isNew' | 'knownTops'> {}

export interface RestEntry {
  readonly id: string
  readonly name: string
  readonly score: number
  readonly rarity: Rarity
  /** If every item stood at level 1. */
  readonly scoreAtLevelOne: number
  /** Shelves of it exist that are not known. */
  readonly isShort?: true
}

/** What happened on the day on which a ranking took effect, compared with the day before. */
export type ChangeCause =
  | { readonly of: 'tour'; readonly tour: TourRef }
  | Exclude<RankingCause, { readonly of: 'tour' }>

export interface DayKindView {
  readonly itemKind: ItemKind
  readonly itemCount: number
  /** Course variants of the tour; null where only its ranked cups are on record. */
  readonly tourCourses: number | null
  /** The day since which this ranking has not changed. */
  readonly unchangedSince: IsoDate
  /** Its causes on that day; empty for the very first ranking. */
  readonly causes: readonly ChangeCause[]
  /** The 25 best; see expandDayKind. */
  readonly rows: readonly CompactRow[]
  /** The others that would be among the 25 best if every item stood at level 1; in rank order. */
  readonly contenders: readonly CompactRow[]
  /** What scores are measured against; whole points. */
  readonly plain: PlainItem
  /** The five that gained and lost most since the previous different ranking, and the best five newcomers. */
  readonly risers: readonly CompactMover[]
  readonly fallers: readonly CompactMover[]
  readonly newcomers: readonly CompactNewcomer[]
}

/** Ranks gained, lost when negative, and why. See expandMovers. */
export type CompactMover = readonly [name: CompactName, rarity: RarityCode, movement: number, reason: MoveReason]

type CompactNewcomer = readonly [name: CompactName, rarity: RarityCode, rank: number, isShort?: 1]
