import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'

const reachNames = { cup: 'Ranked cup', tour: 'Tour', all: 'Whole game' } as const
const reaches = ['cup', 'tour', 'all'] as const

/** On how many courses it is on the top shelf; at level 1 most items have fewer. */
export function ShelfCountsTable({ row: { top, topAtCap = top, levelOne } }: { row: TableRow }) {
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
            <td key={reach}>{topAtCap[reach]}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">At level 1</th>
          {levelOne.slice(1).map((count, index) => (
            <td key={reaches[index]}>{count}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
