/** Both ways between the two forms of a row. */
import type { ItemKind } from '#catalogue/entities.ts'
import { partWeights } from '#rankings/formula.ts'
import { scalePoints, weighParts } from '#rankings/score-parts.ts'
import type { TopGain } from '#rankings/ranking.ts'
import type { CompactMover, CompactRow, DayKindView, RankingRow } from './ranking-views.ts'
import type { ItemRef } from './refs.ts'
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
    [parts.shelf, parts.skill],
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
  const [rank, id, name, rarity, score, tier, [shelf, skill], [cup, tour, all], isNew, ...others] = compact
  const [movement, gained, levelOne, shelves, extras] = others
  const parts = { shelf, points: roundScore(scalePoints(kind, rarity)), skill }
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

export type ExpandedDayKind = Omit<DayKindView, 'rows' | MoverList> & { readonly rows: readonly RankingRow[] } & Movers

/** With its rows and movers in full. */
export function expandDayKind(view: DayKindView): ExpandedDayKind {
  return { ...view, ...expandMovers(view), rows: view.rows.map((row) => expandRow(row, view.itemKind)) }
}

type MoverList = 'risers' | 'fallers' | 'newcomers'

export interface Movers {
  readonly risers: readonly Mover[]
  readonly fallers: readonly Mover[]
  readonly newcomers: readonly { readonly item: ItemRef; readonly rank: number }[]
}

export interface Mover {
  readonly item: ItemRef
  readonly movement: number
  readonly gained: TopGain
}

export function expandMovers({
  itemKind: kind,
  risers,
  fallers,
  newcomers,
}: Pick<DayKindView, 'itemKind' | MoverList>): Movers {
  const expand = ([id, name, rarity, movement, gained]: CompactMover): Mover => ({
    item: { kind, id, name, rarity },
    movement,
    gained,
  })
  return {
    risers: risers.map(expand),
    fallers: fallers.map(expand),
    newcomers: newcomers.map(([id, name, rarity, rank]) => ({ item: { kind, id, name, rarity }, rank })),
  }
}
