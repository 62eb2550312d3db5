/** What a ranking is: the shapes that the computing, the pages and the browser share. */
import type { ItemKind } from '#catalogue/entities.ts'

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
}
