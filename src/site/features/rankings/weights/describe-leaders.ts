import { listWeighableRows, type WeighableRanking } from '#pages/ranking/list-weighable-rows.ts'
import { reweighRows } from '#rankings/reweigh-rows.ts'
import { isReweighed, type Reweighing } from '#rankings/reweighing.ts'
import { kindNames } from '../../../ui/wording/wording.ts'

/** Who is best under the reader's weights, kind by kind, and from which rank they came. */
export function describeLeaders(rankings: readonly WeighableRanking[], reweighing: Reweighing): string {
  const kinds = rankings.map(({ itemKind }) => itemKind)
  if (!isReweighed(kinds, reweighing)) return 'The formula’s own order.'
  return rankings.flatMap((ranking) => describeLeader(ranking, reweighing)).join(' ')
}

function describeLeader(ranking: WeighableRanking, reweighing: Reweighing): string[] {
  const [best] = reweighRows(listWeighableRows(ranking), ranking.itemKind, reweighing)
  if (!best) return []
  const { item, rank } = best.row
  const before = rank === 1 ? 'as before' : `up from rank ${rank}`
  return [`Best ${kindNames[ranking.itemKind].toLowerCase()}: ${item.name}, ${before}.`]
}
