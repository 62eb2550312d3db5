/** From the raw parts of an item to its score. Small and pure, so that a page can weigh its own rows again. */
import { strongestSkill, tierCuts, type PartWeights } from './formula.ts'
import type { ScoreParts, Tier } from './ranking.ts'

export interface RawParts {
  /** Sum over course variants, see formula.ts. */
  readonly coverage: number
  readonly basePoints: number
  /** 0 to 10; null for karts and gliders, and where a driver's skill or its strength is not on record. */
  readonly skillStrength: number | null
}

/** Brings the parts of items that compete to 0 to 100: coverage and points of the best among them, skill of its scale. */
export function scaleParts(items: readonly RawParts[]): ScoreParts[] {
  const coverages = scaleToBest(items.map(({ coverage }) => coverage))
  const points = scaleToBest(items.map((item) => item.basePoints))
  return items.map((item, place) => ({
    coverage: coverages[place]!,
    points: points[place]!,
    skill: item.skillStrength === null ? null : percent(item.skillStrength, strongestSkill),
  }))
}

/** Values of items that compete, none negative, as 0 to 100 of the best among them. */
export function scaleToBest(values: readonly number[]): number[] {
  let best = 0
  for (const value of values) if (value > best) best = value
  return values.map((value) => percent(value, best))
}

/**
 * Weighted mean of the parts, 0 to 100. A part that is not known (null) counts neither for nor against the item.
 * 0 where no weight is left.
 */
export function weighParts(parts: ScoreParts, weights: PartWeights): number {
  const skillWeight = parts.skill === null ? 0 : weights.skill
  const total = weights.coverage + weights.points + skillWeight
  if (total === 0) return 0
  const sum = weights.coverage * parts.coverage + weights.points * parts.points + skillWeight * (parts.skill ?? 0)
  return sum / total
}

export function tierOf(score: number): Tier {
  for (const [tier, lowest] of tierCuts) if (score >= lowest) return tier
  return 'D'
}

function percent(value: number, whole: number): number {
  return whole === 0 ? 0 : (value / whole) * 100
}
