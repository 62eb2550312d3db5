import type { ItemKind } from '#catalogue/entities.ts'
import { explainMove, measureBest } from '#rankings/days/explain-move.ts'
import { findContenders } from '#rankings/subjects/compare-ranked.ts'
import type { KindRanking, RankedItem, RankingCause, ShelfGain } from '#rankings/ranking.ts'
import { buildRankingRow, roundPlain } from './build-ranking-row.ts'
import type { References } from '../references/build-references.ts'
import { compactContender, compactItem, compactRow } from '../../data/compact-row.ts'
import type { ChangeCause, CompactMover, DayKindView } from '../../data/ranking-views.ts'

const shownRows = 25
const shownMovers = 5

/** What the page of a day says of one kind. Depends on the ranking alone: days that share it share the view. */
export function buildDayKindView(references: References, itemKind: ItemKind, ranking: KindRanking): DayKindView {
  const { ranked, plain, movement, unchangedSince, tourCourses } = ranking
  const buildRow = (item: RankedItem) => buildRankingRow(references, item, ranking)
  const moves = listMoves(ranking)
  const buildMover = createMoverBuilder(references, itemKind, ranked)
  // Where nothing moved against anything, there is no earlier ranking, so no item is new in it.
  const hasPast = moves.length > 0
  const newcomers = hasPast ? ranked.filter(({ isNew }, index) => isNew && movement[index] === null) : []
  return {
    itemKind,
    itemCount: ranked.length,
    tourCourses,
    unchangedSince,
    causes: buildCauses(references, ranking.causes),
    plain: roundPlain(plain),
    rows: ranked.slice(0, shownRows).map((item) => compactRow(buildRow(item))),
    contenders: findContenders(ranked, shownRows).map((item) => compactContender(buildRow(item))),
    risers: moves
      .filter(({ movement: moved }) => moved >= 1)
      .toSorted((a, b) => b.movement - a.movement)
      .slice(0, shownMovers)
      .map(buildMover),
    fallers: moves
      .filter(({ movement: moved }) => moved <= -1)
      .toSorted((a, b) => a.movement - b.movement)
      .slice(0, shownMovers)
      .map(buildMover),
    newcomers: newcomers
      .slice(0, shownMovers)
      .map(({ itemId, rank, knownTops }) => [
        ...compactItem(references.item(itemId)),
        rank,
        ...(knownTops ? ([1] as const) : ([] as const)),
      ]),
  }
}

interface Move {
  readonly itemId: string
  readonly movement: number
  readonly gained: ShelfGain
}

/** Of every item that had a rank before, in rank order. */
function listMoves({ ranked, movement, gained }: KindRanking): Move[] {
  return ranked.flatMap(({ itemId }, index) => {
    const [moved, shelves] = [movement[index]!, gained[index]!]
    return moved === null || shelves === null ? [] : [{ itemId, movement: moved, gained: shelves }]
  })
}

function createMoverBuilder(references: References, kind: ItemKind, ranked: readonly RankedItem[]) {
  const best = measureBest(kind, ranked)
  return ({ itemId, movement, gained }: Move): CompactMover => [
    ...compactItem(references.item(itemId)),
    movement,
    explainMove(kind, movement, gained, best),
  ]
}

/** The causes of a ranking, with its tour named. */
function buildCauses(references: References, causes: readonly RankingCause[]): ChangeCause[] {
  return causes.map((cause) => (cause.of === 'tour' ? { of: 'tour', tour: references.tour(cause.tourNumber) } : cause))
}
