import type { ItemKind } from '#catalogue/entities.ts'
import { tierShares, zoneShares } from '#rankings/formula.ts'
import type { TableSubject } from './ranking-columns.tsx'

const { cup, tour, game } = zoneShares

const meanings: Readonly<Record<TableSubject, string>> = {
  day: `on average over the ranked cup (${cup}%), the tour (${tour}%) and the whole game (${game}%), where each course counts as often as it is raced in a year of tours; what is not on record leaves its share to the others`,
  week: 'on average over the courses of the ranked cup',
  tour: 'on average over the races of all cups of the tour',
  course: 'on this course',
  game: 'beyond a plain one, on average over a year of tours; a shelf that many share counts less',
}

/** What points are made of, and the tiers. */
export function RankingLegend({ itemKind, of }: { itemKind: ItemKind | null; of: TableSubject }) {
  const what = itemKind ?? 'item'
  return (
    <details className="ranking-legend">
      <summary>How the points are made</summary>
      <p>
        The points that a good race with the {what} brings, {meanings[of]}. It is raced with the best of the two other
        kinds that stand there, everything at level 8 with all points caps, at player level 150, in first place with one
        combo. In a cup, its driver and Mii racing suits stand higher than elsewhere; what further suits add is left
        out.
      </p>
      <p>
        This is an estimate that competitive players use, not the game’s own count. “≈” stands where nobody counted the
        actions of a course, which are then means of others. A plain {what} is High-End, on the bottom shelf, with a
        skill that adds nothing. Equal points are ordered by the level needed, top shelves, base points and debut, then
        by how strong we judge a special skill to be.
      </p>
      {(of === 'day' || of === 'game') && (
        <p>
          Tiers have fixed cuts: over the recorded days of 2022 and 2023 about {tierShares.S}% of the items reached S,{' '}
          {tierShares.A}% A, {tierShares.B}% B and {tierShares.C}% C.
        </p>
      )}
    </details>
  )
}
