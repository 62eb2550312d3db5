import type { ScoreParts, Standing } from '#rankings/ranking.ts'
import type { References } from './build-references.ts'
import type { RankingRow } from './page-data.ts'
import { roundScore } from './round-score.ts'

/** @param movement ranks gained since the previous different ranking, where the ranking has a past. */
export function buildRankingRow(references: References, standing: Standing, movement: number | null): RankingRow {
  const { itemId, rank, score, tier, parts, top, middle, isNew } = standing
  return {
    rank,
    item: references.item(itemId),
    score: roundScore(score),
    tier,
    parts: roundParts(parts),
    top: { cup: top.cup, tour: top.tour, all: top.all },
    middle: { cup: middle.cup, tour: middle.tour, all: middle.all },
    isNew,
    movement,
  }
}

function roundParts({ coverage, points, skill }: ScoreParts): ScoreParts {
  return {
    coverage: roundScore(coverage),
    points: roundScore(points),
    skill: skill === null ? null : roundScore(skill),
  }
}
