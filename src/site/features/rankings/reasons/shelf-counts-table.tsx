import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import type { RankingMoment } from './ranking-moment.ts'

const reachNames = { cup: 'Ranked cup', tour: 'Tour', all: 'Whole game' } as const
const reaches = ['cup', 'tour', 'all'] as const

interface ShelfCountsTableProps {
  readonly row: TableRow
  readonly courseCount: RankingMoment['courseCount']
}

/** On how many courses it is on the top shelf; at level 1 most items have fewer. */
export function ShelfCountsTable({ row, courseCount }: ShelfCountsTableProps) {
  const { topAtCap = row.top, levelOne } = row
  const [, cup, tour, all] = levelOne
  const topAtLevelOne = { cup, tour, all }
  // As in the row itself: none on record is not the same as none.
  const isKnown = { cup: row.shelves.length > 0, tour: courseCount !== null, all: true }
  return (
    <table className="shelf-counts">
      <caption>Courses with it on the top shelf</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Level</span>
          </th>
          {reaches.map((reach) => (
            <th key={reach} scope="col">
              {reachNames[reach]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">At the cap</th>
          {reaches.map((reach) => (
            <td key={reach}>{isKnown[reach] ? topAtCap[reach] : '–'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">At level 1</th>
          {reaches.map((reach) => (
            <td key={reach}>{isKnown[reach] ? topAtLevelOne[reach] : '–'}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
