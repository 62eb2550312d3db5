import type { PartWeights } from '#rankings/formula.ts'
import type { ScoreParts } from '#rankings/ranking.ts'

/** What each part adds to the score, in points of 100; an unknown part leaves its weight to the others. */
export function shareScore(parts: ScoreParts, weights: PartWeights): PartWeights {
  const skill = parts.skill === null ? 0 : weights.skill
  const total = weights.shelf + weights.points + skill || 1
  return {
    shelf: (parts.shelf * weights.shelf) / total,
    points: (parts.points * weights.points) / total,
    skill: ((parts.skill ?? 0) * skill) / total,
  }
}
