import { type ReactNode, useMemo } from 'react'
import { RankingTable } from '../../../ui/rankings/ranking-table.tsx'
import { RestOfRanking } from '../../../ui/rankings/rest-of-ranking.tsx'
import type { RankingMoment } from '../reasons/ranking-moment.ts'
import { RowReasons } from '../reasons/row-reasons.tsx'
import { rankAtLevelOne, type PagedRanking } from './rank-at-level-one.ts'

export interface LevelOneRankingProps {
  readonly caption: string
  readonly ranking: PagedRanking
  readonly moment: RankingMoment
  /** Stands after the table and before those who follow. */
  readonly between?: ReactNode
}

/** The ranking if every item stood at level 1, from nothing but the page's own data. */
export function LevelOneRanking({ caption, ranking, moment, between }: LevelOneRankingProps) {
  const { itemKind } = ranking
  const { rows, rest } = useMemo(() => rankAtLevelOne(ranking), [ranking])
  // The day's changes are about other ranks than these.
  const unmoved: RankingMoment = { ...moment, isAtLevelOne: true, change: null }
  return (
    <>
      <RankingTable
        caption={`${caption}, every item at level 1`}
        rows={rows}
        {...unmoved}
        plain={moment.plain.levelOne}
        renderReasons={(row) => <RowReasons row={row} moment={unmoved} />}
      />
      {between}
      {rest.length > 0 && (
        <RestOfRanking itemKind={itemKind} firstRank={rows.length + 1} rest={rest} isEstimated={moment.isEstimated} />
      )}
    </>
  )
}
