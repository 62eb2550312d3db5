import type { RankedItem } from '../ranking.ts'

/**
 * Those after the `shown` best that would be among them if every item stood at level 1, in rank order. Ties keep the order
 * of the ranking.
 */
export function findContenders(ranked: readonly RankedItem[], shown: number): RankedItem[] {
  const atLevelOne = ranked.toSorted((a, b) => b.levelOne[0] - a.levelOne[0]).slice(0, shown)
  return atLevelOne.filter(({ rank }) => rank > shown).toSorted((a, b) => a.rank - b.rank)
}
