import * as say from '#wording/ranking-reasons.ts'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import type { RankingMoment } from './ranking-moment.ts'

const reachNames = { cup: say.rankedCup(), tour: say.tour(), all: say.wholeGame() }
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
      <caption>{say.shelfCountsCaption()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say.level()}</span>
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
          <th scope="row">{say.atTheCap()}</th>
          {reaches.map((reach) => (
            <td key={reach}>{isKnown[reach] ? topAtCap[reach] : '–'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say.atLevel1()}</th>
          {reaches.map((reach) => (
            <td key={reach}>{isKnown[reach] ? topAtLevelOne[reach] : '–'}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
