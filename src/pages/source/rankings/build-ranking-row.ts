import {
  raceParts,
  sumParts,
  type KindRanking,
  type PlainItem,
  type RaceParts,
  type RankedItem,
} from '#rankings/ranking.ts'
import type { RankingRow } from '../../data/ranking-views.ts'
import { encodeShelf } from '../../data/shelf-views.ts'
import type { References } from '../references/build-references.ts'

/** How a ranking departs from the previous different one. */
type RankingChange = Pick<KindRanking, 'movement' | 'gained'>

/** @param change null where the ranking has no past to compare with */
export function buildRankingRow(references: References, ranked: RankedItem, change: RankingChange | null): RankingRow {
  const { rank, tier, top, shelves, isNew } = ranked
  return {
    rank,
    ...buildScoredItem(references, ranked),
    parts: roundParts(ranked),
    tier,
    top: { cup: top.cup, tour: top.tour, all: top.all },
    shelves: shelves.map(encodeShelf),
    isNew,
    movement: change?.movement[rank - 1] ?? null,
    gained: change?.gained[rank - 1] ?? null,
  }
}

/** What is said of every item, far down in a long ranking as well. */
export function buildScoredItem(
  references: References,
  { itemId, score, levelOne: [scoreAtLevelOne, cup, tour, all], knownTops }: RankedItem,
): Pick<RankingRow, 'item' | 'score' | 'levelOne' | 'knownTops'> {
  return {
    item: references.item(itemId),
    score: Math.round(score),
    levelOne: [Math.round(scoreAtLevelOne), cup, tour, all],
    ...(knownTops && { knownTops }),
  }
}

/**
 * Whole points. Where they are the parts of the score, the largest takes what rounding left over, so that they add up to it
 * as the reader sees it.
 */
export function roundParts({ score, parts }: Pick<RankedItem, 'score' | 'parts'>): RaceParts {
  const rounded = { ...parts }
  for (const part of raceParts) rounded[part] = Math.round(parts[part])
  const isOfScore = Math.abs(sumParts(parts) - score) < 1
  if (isOfScore) rounded.levelBoost += Math.round(score) - sumParts(rounded)
  return rounded
}

/** Whole points. */
export function roundPlain({ score, parts, levelOne }: PlainItem): PlainItem {
  return { score: Math.round(score), parts: roundParts({ score, parts }), levelOne: Math.round(levelOne) }
}
