import type { ItemKind } from '#catalogue/entities.ts'
import type { TableSubject } from './ranking-columns.tsx'

const shelfMeanings: Readonly<Record<TableSubject, string>> = {
  day: 'in the ranked cup (50%), in the tour (30%) and in the whole game (20%), each measured against the best there',
  week: 'on the courses of the ranked cup, measured against the best there',
  tour: 'on the courses of the tour, all alike, measured against the best there',
  course: 'on this course',
  game: 'on every course, by how often it is raced in the coming year; a shelf shared with many counts less',
}

/** What the score is made of: the colours of the bar, with their shares, and the tiers. */
export function RankingLegend({ itemKind, of }: { itemKind: ItemKind | null; of: TableSubject }) {
  const hasDrivers = itemKind === 'driver' || itemKind === null
  const hasOthers = itemKind !== 'driver'
  return (
    <details className="ranking-legend">
      <summary>How the score is made</summary>
      <ul className="legend">
        <li className="of-shelf">
          <b>Shelves</b>: where it stands {shelfMeanings[of]}. A middle shelf is worth{' '}
          {hasDrivers && 'a quarter of a top one for drivers'}
          {hasDrivers && hasOthers && ', '}
          {hasOthers && 'half of a top one for karts and gliders'}.
        </li>
        <li className="of-points">
          <b>Points</b>: the base points of its rarity.
        </li>
        {hasDrivers && (
          <li className="of-skill">
            <b>Skill</b>: how strong a driver&rsquo;s special skill is, from 0 to 10 in our own judgement.
          </li>
        )}
      </ul>
      <p>
        {hasDrivers && 'Drivers: 70% shelves, 10% points, 20% skill. '}
        {hasOthers && 'Karts and gliders: 85% shelves, 15% points. '}
        {(of === 'day' || of === 'game') &&
          'Tiers have fixed cuts: over the recorded days of 2022 and 2023 about 3% of the items reached S, 10% A, 27% B and 35% C.'}
      </p>
    </details>
  )
}
