import type { ItemKind } from '#catalogue/entities.ts'
import { partWeights, shelfValues, tierShares, zoneShares } from '#rankings/formula.ts'
import type { TableSubject } from './ranking-columns.tsx'

const { driver, kart } = partWeights
const { cup, tour, game } = zoneShares

const shelfMeanings: Readonly<Record<TableSubject, string>> = {
  day: `in the ranked cup (${cup}%), in the tour (${tour}%) and in the whole game (${game}%), each measured against the best there; one that is not on record leaves its share to the others`,
  week: 'on the courses of the ranked cup, measured against the best there',
  tour: 'on the courses of the tour, all alike, measured against the best there',
  course: 'on this course',
  game: 'on every course, by how often it is raced in a year of tours; a shelf shared with many counts less',
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
          {hasDrivers && `${shelfValues.driver.middle * 100}% of a top one for drivers`}
          {hasDrivers && hasOthers && ', '}
          {hasOthers && `${shelfValues.kart.middle * 100}% of a top one for karts and gliders`}.
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
        {hasDrivers && `Drivers: ${driver.shelf}% shelves, ${driver.points}% points, ${driver.skill}% skill. `}
        {hasOthers && `Karts and gliders: ${kart.shelf}% shelves, ${kart.points}% points. `}
        {(of === 'day' || of === 'game') &&
          `Tiers have fixed cuts: over the recorded days of 2022 and 2023 about ${tierShares.S}% of the items reached S, ${tierShares.A}% A, ${tierShares.B}% B and ${tierShares.C}% C.`}
      </p>
    </details>
  )
}
