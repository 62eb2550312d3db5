/** Both ways between the two forms of a row. */
import type { ItemKind } from '#catalogue/entities.ts'
import type { CompactRow, RankingRow } from './ranking-views.ts'

export function compactRow(row: RankingRow): CompactRow {
  const { rank, item, score, tier, parts, top, middle, isNew, movement, gained, overlap, levelOne } = row
  return [
    rank,
    item.id,
    item.name,
    item.rarity,
    score,
    tier,
    [parts.coverage, parts.points, parts.skill],
    [top.cup, top.tour, top.all],
    [middle.cup, middle.tour, middle.all],
    isNew ? 1 : 0,
    movement,
    gained,
    overlap,
    levelOne,
  ]
}

export function expandRow(compact: CompactRow, kind: ItemKind): RankingRow {
  const [rank, id, name, rarity, score, tier, parts, top, middle, isNew, movement, gained, overlap, levelOne] = compact
  return {
    rank,
    item: { kind, id, name, rarity },
    score,
    tier,
    parts: { coverage: parts[0], points: parts[1], skill: parts[2] },
    top: { cup: top[0], tour: top[1], all: top[2] },
    middle: { cup: middle[0], tour: middle[1], all: middle[2] },
    isNew: isNew === 1,
    movement,
    gained,
    overlap,
    levelOne,
  }
}
