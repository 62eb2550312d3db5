import type { ItemKind } from '#catalogue/entities.ts'
import type { LevelOne, ScoreParts, Tier } from './ranking.ts'
import type { TieredSubject } from './formula.ts'
import { isFormulasOwn, resolveWeights, type Reweighing } from './reweighing.ts'
import { tierOf, weighParts } from './score-parts.ts'

/** What a row of a ranking must say to be weighed again. */
export interface WeighableRow {
  readonly rank: number
  readonly score: number
  readonly tier: Tier | null
  readonly parts: ScoreParts
  readonly levelOne: Pick<LevelOne, 0>
}

export interface ReweighedRow<Row> {
  readonly row: Row
  /** Among the rows given, from 1. */
  readonly rank: number
  /** 0 to 100, unrounded where it was weighed again. */
  readonly score: number
  readonly tier: Tier | null
}

/**
 * The rows in their new order, with new ranks, scores and tiers; ties keep the order of their ranks. With the
 * formula's own weights the ranking is as it was, to the last digit, although its rows are rounded. Rows without a tier
 * stay without.
 *
 * @param subject whose cuts make the tiers
 */
export function reweighRows<Row extends WeighableRow>(
  rows: readonly Row[],
  kind: ItemKind,
  reweighing: Reweighing,
  subject: TieredSubject = 'day',
): ReweighedRow<Row>[] {
  const isAsItWas = isFormulasOwn(kind, reweighing)
  const weights = resolveWeights(kind, reweighing)
  const weigh = (row: Row) => weighParts(reweighing.levelOne ? atLevelOne(row) : row.parts, weights)
  return rows
    .map((row) => ({ row, score: isAsItWas ? row.score : weigh(row) }))
    .toSorted((a, b) => (isAsItWas ? 0 : b.score - a.score) || a.row.rank - b.row.rank)
    .map(({ row, score }, index) => ({
      row,
      rank: index + 1,
      score,
      tier: isAsItWas || row.tier === null ? row.tier : tierOf(score, kind, subject),
    }))
}

function atLevelOne({ parts, levelOne }: WeighableRow): ScoreParts {
  return { ...parts, shelf: levelOne[0] }
}
