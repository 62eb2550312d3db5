/** From the raw parts of an item to its score. Small and pure, so that a page can weigh its own rows again. */
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import { basePoints, strongestSkill, tierCuts, type PartWeights, type TieredSubject } from './formula.ts'
import { scoreParts, tiers, type ScorePart, type ScoreParts, type Tier } from './ranking.ts'

/** Values of items that compete, none negative, as 0 to 100 of the best among them. */
export function scaleToBest(values: Float64Array): Float64Array {
  // Plain loops: over a whole history they take a third of the time of methods with functions.
  let best = 0
  for (const value of values) best = Math.max(best, value)
  const scaled = new Float64Array(values.length)
  for (let index = 0; index < values.length; index++) scaled[index] = percent(values[index]!, best)
  return scaled
}

/** 100 for the rarity with the most base points of the kind. */
export function scalePoints(kind: ItemKind, rarity: Rarity): number {
  return percent(basePoints[kind][rarity], basePoints[kind]['high-end'])
}

/** Null for an unknown strength. */
export function scaleSkill(strength: number | null): number | null {
  return strength === null ? null : percent(strength, strongestSkill)
}

/**
 * Weighted mean of the parts, 0 to 100. 0 where no weight is left. Rounded to nine decimals: scores that are equal but for
 * the way in which they were computed are ties.
 */
export function weighParts(parts: ScoreParts, weights: PartWeights): number {
  const total = sumKnownWeights(parts, weights)
  if (total === 0) return 0
  let sum = 0
  for (const part of scoreParts) sum += weights[part] * (parts[part] ?? 0)
  return Math.round((sum / total) * 1e9) / 1e9
}

/** A part that is not known counts neither for nor against the item: it leaves its weight to the others. */
export function sumKnownWeights(parts: ScoreParts, weights: PartWeights): number {
  let sum = 0
  for (const part of scoreParts) if (parts[part] !== null) sum += weights[part]
  return sum
}

/** One value for each part of the score. */
export function mapParts<Value>(valueOf: (part: ScorePart) => Value): Readonly<Record<ScorePart, Value>> {
  // An entry for each of the parts, of which there are no others.
  return Object.fromEntries(scoreParts.map((part) => [part, valueOf(part)])) as Record<ScorePart, Value>
}

/** The best tier whose cut the score reaches, D if it reaches none; cuts differ by kind and subject. */
export function tierOf(score: number, kind: ItemKind, subject: TieredSubject): Tier {
  const reached = tierCuts[subject][kind].findIndex((lowest) => score >= lowest)
  return reached === -1 ? 'D' : tiers[reached]!
}

/** 0 where the whole is. */
function percent(value: number, whole: number): number {
  return whole === 0 ? 0 : (value / whole) * 100
}
