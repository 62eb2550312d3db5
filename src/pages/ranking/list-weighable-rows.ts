import type { ItemKind } from '#catalogue/entities.ts'
import type { WeighableRow } from '#rankings/reweigh-rows.ts'
import { expandRow } from '../data/compact-row.ts'
import type { ItemRef } from '../data/refs.ts'
import type { CompactRow, RankingRow, RestEntry } from '../data/ranking-views.ts'

/** A ranking, as far as the data of its page has it. */
export interface WeighableRanking {
  readonly itemKind: ItemKind
  readonly rows: readonly RankingRow[]
  readonly contenders: readonly CompactRow[]
  /** Of a day nobody is named but rows and contenders. */
  readonly rest?: readonly RestEntry[]
}

/** `row` is all that is known of the item on this page; null for those of the rest that no weights bring to the top. */
export interface WeighableItem extends WeighableRow {
  readonly item: ItemRef
  readonly row: RankingRow | null
  /** Shelves of it exist that are not known. */
  readonly isShort?: true
}

/**
 * Everybody of a ranking whom its page can weigh again, in rank order. As many of the best as there are rows come out
 * right under any weights; behind them, a day's page does not know everybody.
 */
export function listWeighableRows({ itemKind, rows, contenders, rest = [] }: WeighableRanking): WeighableItem[] {
  const known = [...rows, ...contenders.map((contender) => expandRow(contender, itemKind))]
  const knownIds = new Set(known.map(({ item }) => item.id))
  const others = rest
    .map((entry, index) => readRestEntry(entry, itemKind, rows.length + index + 1))
    .filter(({ item }) => !knownIds.has(item.id))
  const complete = known.map((row) => ({ ...row, row, ...(row.knownTops && ({ isShort: true } as const)) }))
  return [...complete, ...others].toSorted((a, b) => a.rank - b.rank)
}

function readRestEntry(
  { id, name, rarity, score, weigh, isShort }: RestEntry,
  kind: ItemKind,
  rank: number,
): WeighableItem {
  const [shelf, points, skill, shelfAtLevelOne] = weigh
  return {
    rank,
    item: { kind, id, name, rarity },
    score,
    // A day and the whole game have tiers; the other pages name none.
    tier: null,
    parts: { shelf, points, skill },
    levelOne: [shelfAtLevelOne],
    row: null,
    ...(isShort && { isShort }),
  }
}
