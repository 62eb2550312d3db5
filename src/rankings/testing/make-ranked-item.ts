import type { RankedItem } from '../ranking.ts'

/** A kart with nothing but its rank, by default. */
export function makeRankedItem(itemId: string, rank: number, rest: Partial<RankedItem> = {}): RankedItem {
  const counts = { cup: 0, tour: 0, all: 0 }
  return {
    kind: 'kart',
    itemId,
    rank,
    score: 0,
    tier: 'D',
    parts: { position: 0, base: 0, actions: 0, combo: 0, skills: 0, levelBoost: 0 },
    top: counts,
    middle: counts,
    shelves: [],
    levelNeeded: 1,
    knownTops: null,
    isNew: false,
    overlap: null,
    levelOne: [0, 0, 0, 0],
    ...rest,
  }
}
