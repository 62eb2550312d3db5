import type { HeldShelf, KindRanking, RankedItem, ScoreParts } from '#rankings/ranking.ts'
import type { RankingRow, ShelfCode } from '../data/ranking-views.ts'
import { roundScore } from '../data/round-score.ts'
import type { References } from './build-references.ts'

/** How a ranking departs from the previous different one. */
type RankingChange = Pick<KindRanking, 'movement' | 'gained'>

/** @param change null where the ranking has no past to compare with */
export function buildRankingRow(references: References, ranked: RankedItem, change: RankingChange | null): RankingRow {
  const { rank, tier, top, shelves, isNew } = ranked
  return {
    rank,
    ...buildScoredItem(references, ranked),
    tier,
    top: { cup: top.cup, tour: top.tour, all: top.all },
    shelves: shelves.map(encodeShelf),
    isNew,
    movement: change?.movement[rank - 1] ?? null,
    gained: change?.gained[rank - 1] ?? null,
  }
}

/** What is said of everybody, far down in a long ranking as well. */
export function buildScoredItem(
  references: References,
  { itemId, score, parts, levelOne: [shelfAtLevelOne, cup, tour, all], knownTops }: RankedItem,
): Pick<RankingRow, 'item' | 'score' | 'parts' | 'levelOne' | 'knownTops'> {
  return {
    item: references.item(itemId),
    score: roundScore(score),
    parts: roundParts(parts),
    levelOne: [roundScore(shelfAtLevelOne), cup, tour, all],
    ...(knownTops && { knownTops }),
  }
}

function encodeShelf(held: HeldShelf | null): ShelfCode {
  if (held === null) return null
  return held.shelf === 'top' ? held.level : 0
}

export function roundParts({ shelf, points, skill }: ScoreParts): ScoreParts {
  return {
    shelf: roundScore(shelf),
    points: roundScore(points),
    skill: skill === null ? null : roundScore(skill),
  }
}
