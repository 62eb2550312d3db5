import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { tourPath, tourWeekPath } from '#pages/routes/routes.ts'
import * as say from '#wording/race.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'

/** Which ranked week a card is for, and what else there is of it. */
export function RaceHead({ week: cup }: { readonly week: RankedCupDate }) {
  const { tour, week, start, end, basis } = cup
  return (
    <div className="race-head">
      <p className="eyebrow">
        {rich(say.tourWeek({ week }), {
          tour: <a href={tourPath(tour.id)}>{tour.name}</a>,
          basis: <CycleNote basis={basis} />,
        })}
      </p>
      <h2 className="race-title">{nameRankedCup(cup, tour.name)}</h2>
      <p>
        <DayRange start={start} end={end} hasHour />
      </p>
      <p className="race-ways">
        <a href={tourWeekPath(tour.id, week)}>{say.rankingsOfThatWeek()}</a>{' '}
        <a href={plannerAddress({ on: start })}>{say.planForIt()}</a>
      </p>
    </div>
  )
}
