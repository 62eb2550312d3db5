import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { RankingRow } from '#pages/data/ranking-views.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { type PartWeights, partWeights } from '#rankings/formula.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { formatMovement, movementClass } from './movement.ts'
import { measureScoreBar } from './score-bar.ts'
import { TierMark } from '../items/tier-mark.tsx'
import { LevelMark, ShelfMark } from '../items/shelf-mark.tsx'
import './ranking-table.css'

export type TableRow = RankingRow & {
  readonly shelf?: Shelf
  readonly level?: ShelfLevel
  /** What the parts weigh in this score, where it is not the formula's own. */
  readonly weights?: PartWeights
}

const rank: Column<TableRow> = {
  id: 'rank',
  title: '#',
  hint: 'Rank',
  numeric: true,
  sortValue: (row) => row.rank,
  cell: (row, { isOpen, toggle }) => (
    <td key="rank" className="rank">
      {row.rank}
      <button
        type="button"
        className="why"
        aria-label={`Why ${row.item.name}`}
        aria-expanded={isOpen}
        onClick={toggle}
      />
    </td>
  ),
}

const name: Column<TableRow> = {
  id: 'name',
  title: 'Name',
  sortValue: (row) => row.item.name,
  cell: (row) => (
    <th key="name" scope="row">
      <a className={`chip marked ${row.item.rarity}`} href={itemPath(row.item)}>
        <ItemEmblem item={row.item} />
        <span>{row.item.name}</span>
        {row.isNew && <em className="new">New</em>}
      </a>
    </th>
  ),
}

const tier: Column<TableRow> = {
  id: 'tier',
  title: 'Tier',
  hint: 'Usefulness on this date, not race strength',
  cell: (row) => (
    <td key="tier" className="tier-cell">
      <TierMark tier={row.tier} />
    </td>
  ),
}

const score: Column<TableRow> = {
  id: 'score',
  title: 'Score',
  hint: 'Coverage, points and, for drivers, the special skill; 100 at best',
  sortValue: (row) => row.score,
  descendingFirst: true,
  cell: (row) => (
    <td
      key="score"
      className="score"
      style={measureScoreBar(row.parts, row.weights ?? partWeights[row.item.kind]) as CSSProperties}
    >
      {row.score.toFixed(1)}
    </td>
  ),
}

const shelfCounts = (['cup', 'tour', 'all'] as const).map((reach): Column<TableRow> => {
  const titles = { cup: 'Cup', tour: 'Tour', all: 'All' }
  const places = { cup: "this week's ranked cup", tour: "this tour's cups", all: 'the whole game' }
  return {
    id: reach,
    title: titles[reach],
    hint: `Top shelves (and middle shelves) in ${places[reach]}`,
    sortValue: (row) => row.top[reach] * 1000 + row.middle[reach],
    numeric: true,
    descendingFirst: true,
    cell: (row) => (
      <td key={reach} className={`count ${reach}`}>
        {row.top[reach]}
        <small>{`+${row.middle[reach]}`}</small>
      </td>
    ),
  }
})

const movement: Column<TableRow> = {
  id: 'movement',
  title: 'Move',
  hint: 'Ranks gained or lost since the previous different ranking',
  sortValue: (row) => row.movement,
  numeric: true,
  descendingFirst: true,
  cell: (row) => (
    <td key="movement" className={`move ${movementClass(row.movement)}`}>
      {formatMovement(row.movement)}
    </td>
  ),
}

const shelf: Column<TableRow> = {
  id: 'shelf',
  title: 'Shelf',
  cell: (row) => (
    <td key="shelf" className="shelf-cell">
      {row.shelf && <ShelfMark shelf={row.shelf} />}
      {row.level && <LevelMark level={row.level} />}
    </td>
  ),
}

/** Against the formula's own order, where a reader has weighed the parts. */
const shift: Column<TableRow> = { ...movement, hint: "Ranks gained or lost against the formula's own weights" }

const columnsOf = {
  day: [rank, name, tier, score, ...shelfCounts, movement],
  week: [rank, name, tier, score, ...shelfCounts, movement],
  // A tour as a whole has no ranking before it to move against.
  tour: [rank, name, tier, score, ...shelfCounts],
  course: [rank, name, shelf, tier, score, ...shelfCounts],
  weights: [rank, name, tier, score, ...shelfCounts, shift],
  'level-one': [rank, name, tier, score, ...shelfCounts, shift],
} as const

interface RankingTableProps {
  readonly caption: string
  readonly rows: readonly TableRow[]
  /** On a course, rows say their shelf there instead of their movement; at level 1, middle shelves are not known. */
  readonly of: keyof typeof columnsOf
  /** What stands behind the numbers of a row. */
  readonly renderReasons: (row: TableRow) => ReactNode
}

/** A ranking of one kind. Rows are many: one button each is all that they have for their reasons while closed. */
export function RankingTable({ caption, rows, of, renderReasons }: RankingTableProps) {
  // Where everything is new, as in the game's first tour, it is no news.
  const shown = useMemo(
    () => (rows.every(({ isNew }) => isNew) ? rows.map((row) => ({ ...row, isNew: false })) : rows),
    [rows],
  )
  return (
    <DataTable
      caption={caption}
      columns={columnsOf[of]}
      rows={shown}
      keyOf={(row) => row.item.id}
      layout={`ranking-table of-${of}`}
      renderDetails={renderReasons}
    />
  )
}
