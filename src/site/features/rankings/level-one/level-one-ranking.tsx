import { type ReactNode, useMemo } from 'react'
import * as say from '#wording/ranking-reasons.ts'
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
  /** Whether an item is asked for, by its id; without it, all are. */
  readonly lets?: (id: string) => boolean
  /** The id of the item that the reader came for. */
  readonly asked?: string | null
}

const letAll = () => true

/** The ranking if every item stood at level 1, from nothing but the page's own data. */
export function LevelOneRanking(props: LevelOneRankingProps) {
  const { caption, ranking, moment, between, lets = letAll, asked = null } = props
  const { itemKind } = ranking
  const { rows, rest } = useMemo(() => rankAtLevelOne(ranking), [ranking])
  const shown = useMemo(
    () => rows.filter(({ item }) => lets(item.id)).map((row) => ({ ...row, isAsked: row.item.id === asked })),
    [rows, lets, asked],
  )
  // The day's changes are about other ranks than these.
  const unmoved: RankingMoment = { ...moment, isAtLevelOne: true, change: null }
  return (
    <>
      <RankingTable
        caption={say.levelOneCaption({ caption })}
        rows={shown}
        {...unmoved}
        best={rows[0]?.score ?? 0}
        plain={moment.plain.levelOne}
        renderReasons={(row) => <RowReasons row={row} moment={unmoved} />}
      />
      {between}
      {rest.length > 0 && (
        <RestOfRanking
          itemKind={itemKind}
          firstRank={rows.length + 1}
          rest={rest}
          isEstimated={moment.isEstimated}
          lets={lets}
          asked={asked}
        />
      )}
    </>
  )
}
