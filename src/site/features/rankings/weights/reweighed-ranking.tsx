import { type ReactNode, useMemo } from 'react'
import { listWeighableRows, type WeighableRanking } from '#pages/ranking/list-weighable-rows.ts'
import type { Reweighing } from '#rankings/reweighing.ts'
import { RankingTable } from '../../../ui/rankings/ranking-table.tsx'
import { RestOfRanking } from '../../../ui/rankings/rest-of-ranking.tsx'
import type { RankingMoment } from '../reasons/ranking-moment.ts'
import { RowReasons } from '../reasons/row-reasons.tsx'
import { reweighRanking } from './reweigh-ranking.ts'

export interface ReweighedRankingProps {
  readonly caption: string
  readonly ranking: WeighableRanking
  readonly reweighing: Reweighing
  readonly moment: RankingMoment
  /** Stands after the table and before those who follow. */
  readonly between?: ReactNode
}

/** The ranking under the reader's weights, from nothing but the page's own data. */
export function ReweighedRanking({ caption, ranking, reweighing, moment, between }: ReweighedRankingProps) {
  const { itemKind, rows } = ranking
  const items = useMemo(() => listWeighableRows(ranking), [ranking])
  const { rows: shown, rest } = useMemo(
    () => reweighRanking(items, itemKind, reweighing, rows.length, moment.of),
    [items, itemKind, reweighing, rows.length, moment.of],
  )
  // The day's changes are about other ranks than these.
  const unmoved: RankingMoment = { ...moment, change: null }
  return (
    <>
      <RankingTable
        caption={`${caption}, under your weights`}
        rows={shown}
        of={moment.of}
        courseCount={moment.courseCount}
        isWeighed
        renderReasons={(row) => <RowReasons row={row} moment={unmoved} />}
      />
      {between}
      {ranking.rest && rest.length > 0 && (
        <RestOfRanking itemKind={itemKind} firstRank={shown.length + 1} rest={rest} />
      )}
    </>
  )
}
