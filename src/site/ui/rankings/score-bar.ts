import type { PartWeights } from '#rankings/formula.ts'
import type { ScoreParts } from '#rankings/ranking.ts'
import { shareScore } from './share-score.ts'

/**
 * Where the bar's segments end, in per cent of its width: coverage, then points, then skill. The last one ends
 * at the score. Custom properties for score-bar.css, so that a bar costs no element of its own.
 */
export function measureScoreBar(
  parts: ScoreParts,
  weights: PartWeights,
): Readonly<Record<'--coverage' | '--points' | '--skill', string>> {
  const { coverage, points, skill } = shareScore(parts, weights)
  return {
    '--coverage': `${Math.round(coverage)}%`,
    '--points': `${Math.round(coverage + points)}%`,
    '--skill': `${Math.round(coverage + points + skill)}%`,
  }
}
