import type { KindRanking, ScoreParts, Standing } from '#rankings/ranking.ts'
import type { References } from './build-references.ts'
import type { RankingRow } from '../data/ranking-views.ts'
import { roundScore } from '../data/round-score.ts'

/** How a ranking departs from the previous different one. */
export type RankingChange = Pick<KindRanking, 'movement' | 'gained'>

/** @param change null where the ranking has no past to compare with */
export function buildRankingRow(references: References, standing: Standing, change: RankingChange | null): RankingRow {
  const { itemId, rank, score, tier, parts, top, middle, isNew, overlap } = standing
  const [coverageAtLevelOne, cup, tour, all] = standing.levelOne
  return {
    rank,
    item: references.item(itemId),
    score: roundScore(score),
    tier,
    parts: roundParts(parts),
    top: { cup: top.cup, tour: top.tour, all: top.all },
    middle: { cup: middle.cup, tour: middle.tour, all: middle.all },
    isNew,
    movement: change?.movement.get(itemId) ?? null,
    gained: change?.gained.get(itemId) ?? null,
    overlap: overlap === null ? null : Math.round(overlap * 10) / 10,
    levelOne: [roundScore(coverageAtLevelOne), cup, tour, all],
  }
}

function roundParts({ coverage, points, skill }: ScoreParts): ScoreParts {
  return {
    coverage: roundScore(coverage),
    points: roundScore(points),
    skill: skill === null ? null : roundScore(skill),
  }
}
