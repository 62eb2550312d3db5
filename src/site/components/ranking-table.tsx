import type { CSSProperties } from 'react'
import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { RankingRow } from '#pages/page-data.ts'
import { itemPath } from '#pages/routes.ts'
import { type Column, DataTable } from './data-table.tsx'
import { ItemEmblem } from './emblem.tsx'
import { formatMovement, movementClass } from './movement.ts'
import { measureScoreBar } from './score-bar.ts'
import { LevelMark, ShelfMark } from './shelf-mark.tsx'

type Row = RankingRow & { readonly shelf?: Shelf; readonly level?: ShelfLevel }

const rank: Column<Row> = {
  id: 'rank',
  title: '#',
  hint: 'Rank',
  numeric: true,
  sortValue: (row) => row.rank,
  cell: (row) => (
    <td key="rank" className="rank">
      {row.rank}
    </td>
  ),
}

const name: Column<Row> = {
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

const tier: Column<Row> = {
  id: 'tier',
  title: 'Tier',
  hint: 'Usefulness on this date, not race strength',
  cell: (row) => (
    <td key="tier" className="tier-cell">
      <b className={`tier tier-${row.tier.toLowerCase()}`}>{row.tier}</b>
    </td>
  ),
}

const score: Column<Row> = {
  id: 'score',
  title: 'Score',
  hint: 'Coverage, points and, for drivers, the special skill; 100 at best',
  sortValue: (row) => row.score,
  descendingFirst: true,
  cell: (row) => (
    <td key="score" className="score" style={measureScoreBar(row.parts) as CSSProperties}>
      {row.score.toFixed(1)}
    </td>
  ),
}

const shelfCounts = (['cup', 'tour', 'all'] as const).map((reach): Column<Row> => {
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

const movement: Column<Row> = {
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

const shelf: Column<Row> = {
  id: 'shelf',
  title: 'Shelf',
  cell: (row) => (
    <td key="shelf" className="shelf-cell">
      {row.shelf && <ShelfMark shelf={row.shelf} />}
      {row.level && <LevelMark level={row.level} />}
    </td>
  ),
}

const overall = [rank, name, tier, score, ...shelfCounts, movement]
const onCourse = [rank, name, shelf, tier, score, ...shelfCounts]

/** A ranking of one kind. On a course, rows say their shelf there instead of their movement. */
export function RankingTable({ caption, rows, of }: { caption: string; rows: readonly Row[]; of: 'date' | 'course' }) {
  return (
    <DataTable
      caption={caption}
      columns={of === 'course' ? onCourse : overall}
      rows={rows}
      keyOf={(row) => row.item.id}
      layout={`ranking-table of-${of}`}
    />
  )
}
