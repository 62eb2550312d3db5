/** Rankings, as several pages show them. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { LevelOne, RankingCause, ScoreParts, ShelfCounts, Tier, TopGain } from '#rankings/ranking.ts'
import type { ItemRef, TourRef } from './refs.ts'

export interface RankingRow {
  readonly rank: number
  readonly item: ItemRef
  /** 0 to 100, two decimals. */
  readonly score: number
  readonly tier: Tier
  readonly parts: ScoreParts
  readonly top: ShelfCounts
  readonly middle: ShelfCounts
  readonly isNew: boolean
  /** Ranks gained (positive) or lost since the previous different ranking; null where there is none before or the item is new in it. */
  readonly movement: number | null
  /** Top shelves gained (negative: lost) since the previous different ranking; null where `movement` is. */
  readonly gained: TopGain | null
  /** How many items of the kind share each of its top shelves, itself included, on average; one decimal, null without a top shelf. */
  readonly overlap: number | null
  /** Its coverage part (two decimals) and top shelves if every item stood at level 1. */
  readonly levelOne: LevelOne
}

/** A place among the three best. */
export type PodiumPlace = Pick<RankingRow, 'rank' | 'item' | 'score' | 'tier'>

/** A row in a third of the bytes, for rows that are shown only when asked for; expandRow makes a RankingRow of it. */
export type CompactRow = readonly [
  rank: number,
  id: string,
  name: string,
  rarity: Rarity,
  score: number,
  tier: Tier,
  parts: readonly [coverage: number, points: number, skill: number | null],
  top: readonly [cup: number, tour: number, all: number],
  middle: readonly [cup: number, tour: number, all: number],
  isNew: 0 | 1,
  movement: number | null,
  gained: TopGain | null,
  overlap: number | null,
  levelOne: LevelOne,
]

export interface RestEntry {
  readonly id: string
  readonly name: string
  readonly score: number
  readonly rarity: Rarity
  /** What weighing it again needs: the parts of its score, and its coverage at level 1. */
  readonly weigh: readonly [coverage: number, points: number, skill: number | null, levelOneCoverage: number]
}

/** What happened on the day on which a ranking became as it is, compared with the day before. */
export type ChangeCause =
  | { readonly of: 'tour'; readonly tour: TourRef }
  | Exclude<RankingCause, { readonly of: 'tour' }>

export interface DayKindView {
  readonly itemKind: ItemKind
  readonly itemCount: number
  /** The day since which this ranking has stood as it is. */
  readonly unchangedSince: IsoDate
  /** What made it so on that day; empty for the first ranking of all. */
  readonly causes: readonly ChangeCause[]
  /** The 25 best. */
  readonly rows: readonly RankingRow[]
  /** The others that some weights of the parts, at the cap or at level 1, could bring among the 25 best; in rank order. */
  readonly contenders: readonly CompactRow[]
  /** The five that gained and lost most since the previous different ranking, and the best five that came new. */
  readonly risers: readonly Mover[]
  readonly fallers: readonly Mover[]
  readonly newcomers: readonly { readonly item: ItemRef; readonly rank: number }[]
}

export interface Mover {
  readonly item: ItemRef
  readonly rank: number
  /** Ranks gained; lost when negative. */
  readonly movement: number
}
