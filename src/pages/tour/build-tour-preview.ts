import { itemKinds, rarities, type ItemKind, type Shelf, type Tour } from '#catalogue/entities.ts'
import { explainMove, measureBest } from '#rankings/explain-move.ts'
import type { RankedItem, SubjectRanking } from '#rankings/ranking.ts'
import { listTourVariants } from '#rankings/zone-variants.ts'
import { compactItem } from '../data/compact-row.ts'
import type { CompactMover } from '../data/ranking-views.ts'
import type { TourPreview, TourPreviewKind } from '../data/tour-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'

const shownMovers = 5
/** A rise to rank 200 makes nobody choose an item. */
const ranksThatMatter = 30

/** What a coming tour changes, against the one that is on; null where the courses of one of them are not known. */
export function buildTourPreview(source: PageSource, tour: Tour): TourPreview | null {
  const { today, references, tourRanker } = source
  const courseCount = listTourVariants(tour).length
  if (courseCount === 0 || listTourVariants(today.tour).length === 0) return null
  return {
    against: references.tour(today.tour.number),
    courseCount,
    kinds: itemKinds.map((kind) =>
      buildKind(source, kind, tourRanker.ranking(today.tour, kind), tourRanker.ranking(tour, kind)),
    ),
  }
}

function buildKind(
  { references }: PageSource,
  itemKind: ItemKind,
  now: SubjectRanking,
  then: SubjectRanking,
): TourPreviewKind {
  const moves = listMoves(now.ranked, then.ranked)
  const bestWorths = measureBest(itemKind, then.ranked)
  const compact = ({ itemId, movement, gained: [tops, middles] }: Move): CompactMover => [
    ...compactItem(references.item(itemId)),
    movement,
    explainMove(itemKind, movement, [0, tops, 0, 0, middles, 0], bestWorths),
  ]
  return {
    itemKind,
    risers: moves
      .filter(({ movement, rankThen }) => movement > 0 && rankThen <= ranksThatMatter)
      .toSorted((a, b) => b.movement - a.movement)
      .slice(0, shownMovers)
      .map(compact),
    fallers: moves
      .filter(({ movement, rankNow }) => movement < 0 && rankNow <= ranksThatMatter)
      .toSorted((a, b) => a.movement - b.movement)
      .slice(0, shownMovers)
      .map(compact),
    best: rarities.toReversed().flatMap((rarity) => {
      const best = then.ranked.find(({ itemId }) => references.item(itemId).rarity === rarity)
      const topCount = countShelves(best, 'top')
      return best && topCount > 0 ? [{ item: references.item(best.itemId), topCount }] : []
    }),
  }
}

interface Move {
  readonly itemId: string
  readonly rankNow: number
  readonly rankThen: number
  /** Ranks gained, negative where lost. */
  readonly movement: number
  /** Shelves on the courses of the tours, gained or lost. */
  readonly gained: readonly [tops: number, middles: number]
}

/** Items without a shelf in a tour come after all those with one. */
function listMoves(now: readonly RankedItem[], then: readonly RankedItem[]): Move[] {
  const nowById = new Map(now.map((item) => [item.itemId, item]))
  const thenById = new Map(then.map((item) => [item.itemId, item]))
  return [...new Set([...nowById.keys(), ...thenById.keys()])].map((itemId) => {
    const before = nowById.get(itemId)
    const after = thenById.get(itemId)
    const rankNow = before?.rank ?? now.length + 1
    const rankThen = after?.rank ?? then.length + 1
    const gained = [
      countShelves(after, 'top') - countShelves(before, 'top'),
      countShelves(after, 'middle') - countShelves(before, 'middle'),
    ] as const
    return { itemId, rankNow, rankThen, movement: rankNow - rankThen, gained }
  })
}

function countShelves(item: RankedItem | undefined, shelf: Shelf): number {
  return item?.shelves.filter((held) => held?.shelf === shelf).length ?? 0
}
