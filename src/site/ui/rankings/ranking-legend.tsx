import type { ItemKind } from '#catalogue/entities.ts'

/** What the score is made of: the colours of the bar, with their shares, and the tiers. */
export function RankingLegend({ itemKind }: { itemKind: ItemKind | null }) {
  const drivers = itemKind === 'driver' || itemKind === null
  return (
    <details className="ranking-legend">
      <summary>How the score is made</summary>
      <ul className="legend">
        <li className="coverage">
          <b>Coverage</b>: on how many courses it has a shelf, those of the ranked cup counting six times, those of the
          tour three times, and a shelf shared with many counting less.
        </li>
        <li className="points">
          <b>Points</b>: the base points of its rarity.
        </li>
        {drivers && (
          <li className="skill">
            <b>Skill</b>: how strong a driver&rsquo;s special skill is, from 0 to 10 in our own judgement.
          </li>
        )}
      </ul>
      <p>
        Drivers: 65 % coverage, 15 % points, 20 % skill. Karts and gliders: 80 % coverage, 20 % points. Tiers are fixed
        cuts: S from 85, A from 70, B from 55, C from 40, else D. They say how useful an item is on this date, not how
        strong it is in a race.
      </p>
    </details>
  )
}
