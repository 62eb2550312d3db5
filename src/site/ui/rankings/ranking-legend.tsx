import type { ItemKind } from '#catalogue/entities.ts'
import { tierShares, zoneShares } from '#rankings/formula.ts'
import * as say from '#wording/rows.ts'
import { rich } from '../wording/rich.tsx'
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
      <summary>{say.howThePointsAre()}</summary>
      <p>{rich(say.thePointsThatA({ what }), { value: meanings[of] })}</p>
      <p>{say.thisIsAnEstimate({ what })}</p>
      {(of === 'day' || of === 'game') && (
        <p>{say.tiersHaveFixedCuts({ vS: tierShares.S, vA: tierShares.A, vB: tierShares.B, vC: tierShares.C })}</p>
      )}
    </details>
  )
}
