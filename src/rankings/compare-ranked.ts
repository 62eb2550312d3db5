import type { ShelfCounts } from './ranking.ts'

/** Everything that decides a rank, in rankings and in the planner alike. */
export interface RankKeys {
  readonly score: number
  /** Lowest item level at which the item stands on all its top shelves in the subject. */
  readonly levelNeeded: number
  readonly top: ShelfCounts
  /** The points part of the score. */
  readonly points: number
  /** Number of its first day in the game. */
  readonly entryDay: number
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
    b.points - a.points ||
    b.entryDay - a.entryDay ||
    // By code unit, not by a language's alphabet, which differs between machines.
    (a.id < b.id ? -1 : 1)
  )
}
