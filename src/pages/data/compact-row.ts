/** Both ways between the two forms of a row. */
import type { ItemKind } from '#catalogue/entities.ts'
import { partWeights } from '#rankings/formula.ts'
import { weighParts } from '#rankings/score-parts.ts'
import type { CompactRow, DayKindView, RankingRow } from './ranking-views.ts'
import { roundScore } from './round-score.ts'

export function compactRow(row: RankingRow): CompactRow {
  const { rank, item, score, tier, parts, top, shelves, isNew, movement, gained, levelOne, ...extras } = row
  const compact = [
    rank,
    item.id,
    item.name,
    item.rarity,
    score,
    tier,
    [parts.shelf, parts.points, parts.skill],
    [top.cup, top.tour, top.all],
    isNew ? 1 : 0,
    movement,
    gained,
    levelOne,
    shelves,
  ] as const
  return Object.keys(extras).length > 0 ? [...compact, extras] : compact
}

/** For a row that only a reader's own weights bring up: they replace its score and its movement. */
export function compactContender(row: RankingRow): CompactRow {
  const [rank, id, name, rarity, _score, tier, parts, top, isNew, _movement, _gained, ...others] = compactRow(row)
  return [rank, id, name, rarity, null, tier, parts, top, isNew, null, null, ...others]
}

/** A score that was left out is that of the rounded parts. */
export function expandRow(compact: CompactRow, kind: ItemKind): RankingRow {
  const [rank, id, name, rarity, score, tier, [shelf, points, skill], [cup, tour, all], isNew, ...others] = compact
  const [movement, gained, levelOne, shelves, extras] = others
  const parts = { shelf, points, skill }
  return {
    rank,
    item: { kind, id, name, rarity },
    score: score ?? roundScore(weighParts(parts, partWeights[kind])),
    tier,
    parts,
    top: { cup, tour, all },
    shelves,
    isNew: isNew === 1,
    movement,
    gained,
    levelOne,
    ...extras,
  }
}

export type ExpandedDayKind = Omit<DayKindView, 'rows'> & { readonly rows: readonly RankingRow[] }

/** With its rows in full. */
export function expandDayKind(view: DayKindView): ExpandedDayKind {
  return { ...view, rows: view.rows.map((row) => expandRow(row, view.itemKind)) }
}
