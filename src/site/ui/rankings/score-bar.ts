import type { PartWeights } from '#rankings/formula.ts'
import type { ScorePart, ScoreParts } from '#rankings/ranking.ts'
import { shareScore } from './share-score.ts'

/**
 * Where the segments of the bar end, in percent of its width: shelves, points, skill. The last one ends at the score.
 * They are custom properties for score-bar.css, so that a bar needs no element of its own.
 */
export function measureScoreBar(parts: ScoreParts, weights: PartWeights): Readonly<Record<`--${ScorePart}`, string>> {
  const { shelf, points, skill } = shareScore(parts, weights)
  return {
    '--shelf': `${Math.round(shelf)}%`,
    '--points': `${Math.round(shelf + points)}%`,
    '--skill': `${Math.round(shelf + points + skill)}%`,
  }
}
