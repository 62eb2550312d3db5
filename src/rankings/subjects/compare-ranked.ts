import type { ShelfCounts, RankedItem } from '../ranking.ts'

/** Everything that decides a rank, in rankings and in the planner. */
export interface RankKeys {
  readonly score: number
  /** Lowest item level at which the item stands on all its top shelves in the subject. */
  readonly levelNeeded: number
  readonly top: ShelfCounts
  /** Base points at the highest cap. */
  readonly basePoints: number
  /** Number of its first day in the game. */
  readonly entryDay: number
  /** Editorial; null where it is not on record, and for karts and gliders. */
  readonly skillStrength: number | null
  readonly id: string
}

/** Negative when `a` ranks before `b`. Never 0 for two different items. */
export function compareRanked(a: RankKeys, b: RankKeys): number {
  return (
    b.score - a.score ||
    a.levelNeeded - b.levelNeeded ||
    b.top.cup - a.top.cup ||
    b.top.tour - a.top.tour ||
    b.top.all - a.top.all ||
    b.basePoints - a.basePoints ||
    b.entryDay - a.entryDay ||
    // Our judgement decides only where nothing that is known does.
    (b.skillStrength ?? 0) - (a.skillStrength ?? 0) ||
    // By code unit, not by a language's alphabet, which differs between machines.
    (a.id < b.id ? -1 : 1)
  )
}

/**
 * Those after the `shown` best that would be among them if every item stood at level 1, in rank order. Ties keep the order
 * of the ranking.
 */
export function findContenders(ranked: readonly RankedItem[], shown: number): RankedItem[] {
  const atLevelOne = ranked.toSorted((a, b) => b.levelOne[0] - a.levelOne[0]).slice(0, shown)
  return atLevelOne.filter(({ rank }) => rank > shown).toSorted((a, b) => a.rank - b.rank)
}
