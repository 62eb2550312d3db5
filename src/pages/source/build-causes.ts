import type { RankingCause } from '#rankings/ranking.ts'
import type { References } from './build-references.ts'
import type { ChangeCause } from '../data/ranking-views.ts'

/** The causes of a ranking, with its tour named. */
export function buildCauses(references: References, causes: readonly RankingCause[]): ChangeCause[] {
  return causes.map((cause) => (cause.of === 'tour' ? { of: 'tour', tour: references.tour(cause.tourNumber) } : cause))
}
