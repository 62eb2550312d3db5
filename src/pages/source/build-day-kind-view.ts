import type { ItemKind } from '#catalogue/entities.ts'
import { findContenders } from '#rankings/find-contenders.ts'
import type { KindRanking, RankedItem } from '#rankings/ranking.ts'
import { buildCauses } from './build-causes.ts'
import { buildRankingRow } from './build-ranking-row.ts'
import type { References } from './build-references.ts'
import { compactContender, compactItem, compactRow, type Mover } from '../data/compact-row.ts'
import type { CompactMover, DayKindView } from '../data/ranking-views.ts'

const shownRows = 25
const shownMovers = 5

/** What the page of a day says of one kind. Depends on the ranking alone: days that share it share the view. */
export function buildDayKindView(references: References, itemKind: ItemKind, ranking: KindRanking): DayKindView {
  const { ranked, movement, unchangedSince, tourCourses } = ranking
  const buildRow = (item: RankedItem) => buildRankingRow(references, item, ranking)
  const gains = buildMovers(references, ranking)
  // Where nothing moved against anything, there is no earlier ranking, and nobody came new into it.
  const hasPast = gains.length > 0
  const newcomers = hasPast ? ranked.filter(({ isNew }, index) => isNew && movement[index] === null) : []
  return {
    itemKind,
    itemCount: ranked.length,
    tourCourses,
    unchangedSince,
    causes: buildCauses(references, ranking.causes),
    rows: ranked.slice(0, shownRows).map((item) => compactRow(buildRow(item))),
    contenders: findContenders(ranked, shownRows).map((item) => compactContender(buildRow(item))),
    risers: gains
      .filter(({ movement: moved }) => moved >= 1)
      .toSorted((a, b) => b.movement - a.movement)
      .slice(0, shownMovers)
      .map(compactMover),
    fallers: gains
      .filter(({ movement: moved }) => moved <= -1)
      .toSorted((a, b) => a.movement - b.movement)
      .slice(0, shownMovers)
      .map(compactMover),
    newcomers: newcomers
      .slice(0, shownMovers)
      .map(({ itemId, rank }) => [...compactItem(references.item(itemId)), rank]),
  }
}

/** Every item that had a rank before, in rank order. */
function buildMovers(references: References, { ranked, movement, gained }: KindRanking): Mover[] {
  return ranked.flatMap(({ itemId }, index) => {
    const [moved, tops] = [movement[index]!, gained[index]!]
    return moved === null || tops === null ? [] : [{ item: references.item(itemId), movement: moved, gained: tops }]
  })
}

function compactMover({ item, movement, gained }: Mover): CompactMover {
  return [...compactItem(item), movement, gained]
}
