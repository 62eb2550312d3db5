import type { PartWeights } from '#rankings/formula.ts'
import type { ScoreParts } from '#rankings/ranking.ts'
import { mapParts, sumKnownWeights } from '#rankings/score-parts.ts'

/** What each part adds to the score, in points of 100. */
export function shareScore(parts: ScoreParts, weights: PartWeights): PartWeights {
  const total = sumKnownWeights(parts, weights) || 1
  return mapParts((part) => ((parts[part] ?? 0) * weights[part]) / total)
}
