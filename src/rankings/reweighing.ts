/** How a reader may change the weights of the score, and how the address of a page says so. */
import type { ItemKind } from '#catalogue/entities.ts'
import { factsOnlyWeights, partWeights, type PartWeights } from './formula.ts'
import { scoreParts, type ScorePart } from './ranking.ts'
import { mapParts } from './score-parts.ts'

export interface Reweighing {
  /** Weights in place of the formula's, from 0, in any unit; the formula's apply where they are left out. */
  readonly weights: Partial<PartWeights>
  /** Every item at level 1 instead of its cap. */
  readonly levelOne: boolean
  /** Nothing editorial: the skill does not count. */
  readonly factsOnly: boolean
}

/** The formula as it is. */
export const noReweighing: Reweighing = { weights: {}, levelOne: false, factsOnly: false }

/** As addresses name them. They are shared, so the name that the shelf part had first stays. */
const parameters: Readonly<Record<ScorePart | Exclude<keyof Reweighing, 'weights'>, string>> = {
  shelf: 'coverage',
  points: 'points',
  skill: 'skill',
  levelOne: 'level',
  factsOnly: 'facts',
}

/** All that the query of an address may have for it. */
export const reweighingParameters: readonly string[] = Object.values(parameters)

const highestWeight = 100

/**
 * The weights that count for a kind, in percent of the score; 100 in all. The formula's own, or those of facts only,
 * where all that count would be 0.
 */
export function resolveWeights(kind: ItemKind, { weights, factsOnly }: Reweighing): PartWeights {
  const chosen = chooseWeights(kind, { weights, factsOnly })
  // Scaled first, so that huge weights do not add up to infinity.
  const highest = Math.max(...Object.values(chosen))
  if (highest === 0) return ownWeights(kind, factsOnly)
  const total = scoreParts.reduce((sum, part) => sum + chosen[part] / highest, 0)
  return mapParts((part) => (chosen[part] / highest / total) * 100)
}

/** Whether nothing that a kind is weighed by has a weight, so that those of the formula hold. */
export function hasNoWeight(kind: ItemKind, reweighing: Reweighing): boolean {
  return Object.values(chooseWeights(kind, reweighing)).every((weight) => weight === 0)
}

/** In the unit of the reader. */
function chooseWeights(kind: ItemKind, { weights, factsOnly }: Pick<Reweighing, 'weights' | 'factsOnly'>): PartWeights {
  const own = ownWeights(kind, factsOnly)
  return mapParts((part) => (own[part] === 0 ? 0 : (weights[part] ?? own[part])))
}

/** True where the ranking comes out as the formula has it. */
export function isFormulasOwn(kind: ItemKind, reweighing: Reweighing): boolean {
  const weights = resolveWeights(kind, reweighing)
  return !reweighing.levelOne && scoreParts.every((part) => Math.abs(weights[part] - partWeights[kind][part]) < 1e-9)
}

/** Whether the ranking of any of these kinds does not come out as the formula has it. */
export function isReweighed(kinds: readonly ItemKind[], reweighing: Reweighing): boolean {
  return !kinds.every((kind) => isFormulasOwn(kind, reweighing))
}

/** From the query of an address, `?coverage=50&points=20&skill=30&level=1&facts=1`. What makes no sense is ignored. */
export function parseReweighing(query: string): Reweighing {
  const params = new URLSearchParams(query)
  const given = scoreParts.flatMap((part) => {
    const weight = parseWeight(params.get(parameters[part]))
    return weight === null ? [] : [[part, weight] as const]
  })
  return {
    weights: Object.fromEntries(given),
    levelOne: params.get(parameters.levelOne) === '1',
    factsOnly: params.get(parameters.factsOnly) === '1',
  }
}

/**
 * The query of an address for it, with its question mark; empty where nothing is changed.
 * @param kinds those on the page: a weight that is the formula's for all of them is left out
 */
export function formatReweighing({ weights, levelOne, factsOnly }: Reweighing, kinds: readonly ItemKind[]): string {
  const params = new URLSearchParams()
  for (const part of scoreParts) {
    const weight = weights[part]
    if (weight !== undefined && !kinds.every((kind) => isOwn(kind, part, weight, factsOnly)))
      params.set(parameters[part], String(weight))
  }
  if (levelOne) params.set(parameters.levelOne, '1')
  if (factsOnly) params.set(parameters.factsOnly, '1')
  return params.size === 0 ? '' : `?${params}`
}

function ownWeights(kind: ItemKind, factsOnly: boolean): PartWeights {
  return factsOnly ? factsOnlyWeights : partWeights[kind]
}

/** A chosen weight of the skill outlasts facts only, which sets it aside; where there are no skills it says nothing. */
function isOwn(kind: ItemKind, part: ScorePart, weight: number, factsOnly: boolean): boolean {
  if (part === 'skill') return partWeights[kind].skill === 0 || partWeights[kind].skill === weight
  return ownWeights(kind, factsOnly)[part] === weight
}

/** Digits and a point alone, from 0 to 100: what a slider can set. */
function parseWeight(text: string | null): number | null {
  if (text === null || !/^\d{1,3}(\.\d{1,6})?$/.test(text)) return null
  const weight = Number(text)
  return weight <= highestWeight ? weight : null
}
