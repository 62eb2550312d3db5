import type { ItemKind } from '#catalogue/entities.ts'
import type { LevelOne, ScoreParts, Tier } from './ranking.ts'
import { isFormulasOwn, resolveWeights, type Reweighing } from './reweighing.ts'
import { tierOf, weighParts } from './score-parts.ts'

/** What a row of a ranking must say to be weighed again. */
export interface WeighableRow {
  readonly rank: number
  readonly score: number
  readonly tier: Tier
  readonly parts: ScoreParts
  readonly levelOne: Pick<LevelOne, 0>
}

export interface ReweighedRow<Row> {
  readonly row: Row
  /** Among the rows given, from 1. */
  readonly rank: number
  /** 0 to 100, unrounded where it was weighed again. */
  readonly score: number
  readonly tier: Tier
}

/**
 * The rows in their new order, with new ranks, scores and tiers; ties keep the order of their ranks. With the
 * formula's own weights the ranking is as it was, to the last digit, although its rows are rounded.
 */
export function reweighRows<Row extends WeighableRow>(
  rows: readonly Row[],
  kind: ItemKind,
  reweighing: Reweighing,
): ReweighedRow<Row>[] {
  const isAsItWas = isFormulasOwn(kind, reweighing)
  const weights = resolveWeights(kind, reweighing)
  const weigh = (row: Row) => weighParts(reweighing.levelOne ? atLevelOne(row) : row.parts, weights)
  return rows
    .map((row) => ({ row, score: isAsItWas ? row.score : weigh(row) }))
    .toSorted((a, b) => (isAsItWas ? 0 : b.score - a.score) || a.row.rank - b.row.rank)
    .map(({ row, score }, place) => ({ row, rank: place + 1, score, tier: isAsItWas ? row.tier : tierOf(score) }))
}

function atLevelOne({ parts, levelOne }: WeighableRow): ScoreParts {
  return { ...parts, coverage: levelOne[0] }
}
