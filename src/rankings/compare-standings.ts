import type { LevelOne, ShelfCounts, Standing, TopGain } from './ranking.ts'

/** True where a reader would see the same table. */
export function areSameStandings(a: readonly Standing[], b: readonly Standing[]): boolean {
  return a.length === b.length && a.every((standing, place) => areSame(standing, b[place]!))
}

/** By item id. */
export type StandingById = ReadonlyMap<string, Standing>

export function indexStandings(standings: readonly Standing[]): StandingById {
  return new Map(standings.map((standing) => [standing.itemId, standing]))
}

/** By item: ranks gained since `before`, negative where lost, null where the item is not in it. */
export function measureMovement(before: StandingById, after: readonly Standing[]): ReadonlyMap<string, number | null> {
  return new Map(
    after.map(({ itemId, rank }) => {
      const previous = before.get(itemId)
      return [itemId, previous === undefined ? null : previous.rank - rank]
    }),
  )
}

// Shared, because a history has it a hundred thousand times.
const noGain: TopGain = [0, 0, 0]

/** By item: top shelves gained since `before`, negative where lost, null where the item is not in it. */
export function measureGains(before: StandingById, after: readonly Standing[]): ReadonlyMap<string, TopGain | null> {
  return new Map(
    after.map(({ itemId, top }) => {
      const previous = before.get(itemId)?.top
      if (previous === undefined) return [itemId, null]
      if (areSameCounts(previous, top)) return [itemId, noGain]
      return [itemId, [top.cup - previous.cup, top.tour - previous.tour, top.all - previous.all]]
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
    a.overlap === b.overlap &&
    areSameCounts(a.top, b.top) &&
    areSameCounts(a.middle, b.middle) &&
    areSameLevelOne(a.levelOne, b.levelOne)
  )
}

function areSameCounts(a: ShelfCounts, b: ShelfCounts): boolean {
  return a.cup === b.cup && a.tour === b.tour && a.all === b.all
}

function areSameLevelOne(a: LevelOne, b: LevelOne): boolean {
  return a.every((value, place) => value === b[place])
}
