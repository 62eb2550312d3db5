import type { ItemKind } from '#catalogue/entities.ts'
import type { WeighableItem } from '#pages/ranking/list-weighable-rows.ts'
import { reweighRows } from '#rankings/reweigh-rows.ts'
import { resolveWeights, type Reweighing } from '#rankings/reweighing.ts'
import type { FollowingItem } from '../../../ui/rankings/rest-of-ranking.tsx'
import type { TableRow, TableSubject } from '../../../ui/rankings/ranking-columns.tsx'

export interface ReweighedRows {
  /** The best, as rows of a table; they have moved against the formula's own order. */
  readonly rows: readonly TableRow[]
  /** Who follows, in order; empty on pages that do not know them all. */
  readonly rest: readonly FollowingItem[]
}

/** @param shown rows of the table: as many come out right under any weights */
export function reweighRanking(
  items: readonly WeighableItem[],
  kind: ItemKind,
  reweighing: Reweighing,
  shown: number,
  of: TableSubject,
): ReweighedRows {
  const weights = resolveWeights(kind, reweighing)
  const isCupKnown = items.some(({ row }) => row && row.top.cup > 0)
  const reweighed = reweighRows(items, kind, reweighing, of === 'game' || !isCupKnown ? 'game' : 'day')
  return {
    rows: reweighed.slice(0, shown).flatMap(({ row: { row }, rank, score, tier }) => {
      if (!row) return []
      const seen = reweighing.levelOne ? seeAtLevelOne(row) : row
      return [{ ...seen, rank, score, tier, weights, movement: row.rank - rank }]
    }),
    rest: reweighed.slice(shown).map(({ row: { item, isShort }, score }) => ({
      id: item.id,
      name: item.name,
      score,
      ...(isShort && { isShort }),
    })),
  }
}

function seeAtLevelOne(row: NonNullable<WeighableItem['row']>): TableRow {
  const [shelf, cup, tour, all] = row.levelOne
  const { here } = row
  return {
    ...row,
    parts: { ...row.parts, shelf },
    top: { cup, tour, all },
    topAtCap: row.top,
    // A promotion begins on the middle shelf.
    shelves: row.shelves.map((code) => (code !== null && code > 1 ? 0 : code)),
    ...(here && { here: [here[2], here[0] + here[1] - here[2], here[2]] }),
  }
}
