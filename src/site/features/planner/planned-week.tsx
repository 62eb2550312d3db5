import type { ReactNode } from 'react'
import { addDays } from '#catalogue/calendar.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import { type CupOfTour, findBeside, listCups } from '#rankings/planner/plan-week.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { DayForm } from '../../ui/components/day-form.tsx'
import { StepNavigation } from '../../ui/components/step-navigation.tsx'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { goTo } from '../navigation/go-to.ts'
import type { PlannerViewProps } from './state/planner-view-props.ts'
import './planned-week.css'

interface PlannedWeekProps extends Pick<PlannerViewProps, 'game' | 'state'> {
  /** What the plan is based on: the beginning of the sentence. */
  readonly children: ReactNode
}

/** What the plan is based on, the week that it is for, and the ways to others. */
export function PlannedWeek({ game, state, children }: PlannedWeekProps) {
  const { day, tour, cup } = game.plan
  const { previous, next } = findBeside(
    listCups(game.tours).map((each) => each.cup),
    day,
  )
  const toStep = (week: CupOfTour['cup'] | null) =>
    week && { href: plannerAddress({ ...state, on: week.start }), name: formatDay(week.start) }
  if (!tour) return <p className="planner-source">{children}</p>
  return (
    <div className="planned-week">
      <p className="planner-source">
        {rich(say.plannedFor(), {
          basis: children,
          wide: (inner) => <span className="head-more">{inner}</span>,
          week: (
            <>
              {cup ? (
                <>
                  <a href={raceAddress({ week: cup.cup.start })}>{nameRankedCup(cup.cup, tour.name)}</a>
                  <span className="head-more">
                    , <DayRange start={cup.cup.start} end={cup.cup.end} />
                  </span>
                </>
              ) : (
                say.weekWithoutCup({ day: formatDay(day) })
              )}
              {!(cup && nameRankedCup(cup.cup, tour.name).includes(tour.name)) && (
                <span className="head-more">
                  , <a href={tourPath(tour.id)}>{tour.name}</a>
                </span>
              )}
            </>
          ),
        })}
      </p>
      <StepNavigation label={say.otherWeeks()} previous={toStep(previous)} next={toStep(next)}>
        <DayForm
          label={say.weekDay()}
          day={day}
          first={game.tours[0]!.start}
          last={addDays(game.tours.at(-1)!.end, -1)}
          onDay={(on) => void goTo(plannerAddress({ ...state, on }))}
        />
      </StepNavigation>
    </div>
  )
}
