import type { ShelfCounts, Standing } from './ranking.ts'

/** True where a reader would see the same table. */
export function areSameStandings(a: readonly Standing[], b: readonly Standing[]): boolean {
  return a.length === b.length && a.every((standing, place) => areSame(standing, b[place]!))
}

/** By item: ranks gained since `before`, negative where lost, null where the item is not in it. */
export function measureMovement(
  before: readonly Standing[],
  after: readonly Standing[],
): ReadonlyMap<string, number | null> {
  const rankBefore = new Map(before.map(({ itemId, rank }) => [itemId, rank]))
  return new Map(
    after.map(({ itemId, rank }) => {
      const previous = rankBefore.get(itemId)
      return [itemId, previous === undefined ? null : previous - rank]
    }),
  )
}

// Rank is the place in the list, and tier follows from the score.
function areSame(a: Standing, b: Standing): boolean {
  return (
    a.itemId === b.itemId &&
    a.score === b.score &&
    a.isNew === b.isNew &&
    a.parts.coverage === b.parts.coverage &&
    a.parts.points === b.parts.points &&
    a.parts.skill === b.parts.skill &&
    areSameCounts(a.top, b.top) &&
    areSameCounts(a.middle, b.middle)
  )
}

function areSameCounts(a: ShelfCounts, b: ShelfCounts): boolean {
  return a.cup === b.cup && a.tour === b.tour && a.all === b.all
}
