import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../components/data-table.tsx'
import { type ColumnFrame, listRankingColumns, type TableRow } from './ranking-columns.tsx'
import './ranking-table.css'

interface RankingTableProps extends Omit<ColumnFrame, 'hasAppearances'> {
  readonly caption: string
  readonly rows: readonly TableRow[]
  /** What is behind the numbers of a row. */
  readonly renderReasons: (row: TableRow) => ReactNode
}

/** A ranking of one kind. Rows are many: one button each is all that they have for their reasons while closed. */
export function RankingTable({ caption, rows, renderReasons, ...frame }: RankingTableProps) {
  const { of, courseCount, isAtLevelOne, isEstimated, plain, best, game } = frame
  const hasAppearances = rows.some(({ appearances }) => appearances !== undefined)
  const columns = useMemo(
    () => listRankingColumns({ of, courseCount, hasAppearances, isAtLevelOne, isEstimated, plain, best, game }),
    [of, courseCount, hasAppearances, isAtLevelOne, isEstimated, plain, best, game],
  )
  // Where everything is new, as in the game's first tour, it is no news.
  const shown = useMemo(
    () => (rows.every(({ isNew }) => isNew) ? rows.map((row) => ({ ...row, isNew: false })) : rows),
    [rows],
  )
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={shown}
      sortedBy="rank"
      keyOf={(row) => row.item.id}
      layout={`ranking-table of-${of}`}
      renderDetails={renderReasons}
    />
  )
}
