import type { HeldShelf, KindRanking, RankedItem, ScoreParts } from '#rankings/ranking.ts'
import type { RankingRow, ShelfCode } from '../data/ranking-views.ts'
import { roundScore } from '../data/round-score.ts'
import type { References } from './build-references.ts'

/** How a ranking departs from the previous different one. */
export type RankingChange = Pick<KindRanking, 'movement' | 'gained'>

/** @param change null where the ranking has no past to compare with */
export function buildRankingRow(references: References, ranked: RankedItem, change: RankingChange | null): RankingRow {
  const { itemId, rank, score, tier, parts, top, shelves, knownTops, isNew } = ranked
  const [shelfAtLevelOne, cup, tour, all] = ranked.levelOne
  return {
    rank,
    item: references.item(itemId),
    score: roundScore(score),
    tier,
    parts: roundParts(parts),
    top: { cup: top.cup, tour: top.tour, all: top.all },
    shelves: shelves.map(encodeShelf),
    isNew,
    movement: change?.movement.get(itemId) ?? null,
    gained: change?.gained.get(itemId) ?? null,
    levelOne: [roundScore(shelfAtLevelOne), cup, tour, all],
    ...(knownTops && { knownTops }),
  }
}

function encodeShelf(held: HeldShelf | null): ShelfCode {
  if (held === null) return null
  return held.shelf === 'top' ? held.level : 0
}

function roundParts({ shelf, points, skill }: ScoreParts): ScoreParts {
  return {
    shelf: roundScore(shelf),
    points: roundScore(points),
    skill: skill === null ? null : roundScore(skill),
  }
}
