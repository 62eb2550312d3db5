import type { HomePage } from '#pages/data/home-page.ts'
import type { RaceWeek } from '#pages/data/race-pages.ts'
import type { TourSummary } from '#pages/data/tour-views.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { routes, tourPath } from '#pages/routes/routes.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { RaceBoard } from '../../features/race/race-board.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { findLatest } from '../../ui/countdown/find-in-force.ts'
import { useClock } from '../../ui/countdown/use-clock.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { useRaceWeeks } from './use-race-weeks.ts'
import './home-race.css'

/**
 * What to race with in the current ranked cup: first by the build day, then by the reader's clock. Once all that are known
 * are over, the last one, with its own tour.
 */
export function HomeRace({ data }: { data: HomePage }) {
  const [moment, readClock] = useClock()
  const weeks = useRaceWeeks(data.races, moment)
  const week = findLatest(weeks, moment)
  // The tour in which the week begins, unless it is still to come.
  const tour = findLatest(data.tours, moment !== null && week ? Math.min(moment, findDayStart(week.start)) : moment)!
  // Of later weeks more are known than of tours.
  const own = week && week.start >= tour.end ? { ...week.tour, basis: week.basis } : tour
  const later = data.tours.slice(data.tours.indexOf(tour) + 1)
  const next = later.find(({ end }) => moment === null || moment < findDayStart(end))
  const period: RaceWeek | TourSummary = week ?? tour
  const coming = week && weeks[weeks.indexOf(week) + 1]
  const isAhead = moment !== null && moment < findDayStart(period.start)
  const isOver = moment !== null && moment >= findDayStart(period.end)
  const what = week ? nameRankedCup(week, week.tour.name) : `The ${tour.name}`
  return (
    <header className="hero race-ground">
      <div className="hero-head">
        <p className="eyebrow">
          <a href={tourPath(own.id)}>{own.name}</a> <CycleNote basis={own.basis} of="tour" />
        </p>
        <h1 tabIndex={-1}>{week && isOver ? 'The last known race card' : 'This week’s race card'}</h1>
        {next && (
          <NextTour
            tour={next}
            when={moment !== null && moment >= findDayStart(next.start) ? 'Now' : 'Next'}
            isExpected={next.basis === 'inferred' && own.basis !== 'inferred'}
          />
        )}
      </div>
      <Countdown
        what={`${what} ${isAhead ? 'begins' : isOver ? 'ended' : 'ends'}`}
        day={isAhead ? period.start : period.end}
        onOver={readClock}
      />
      {week ? (
        <>
          <h2 className="visually-hidden">{what}</h2>
          <RaceBoard key={week.start} week={week} />
          {coming && <ComingWeek week={coming} said={own.basis} />}
        </>
      ) : (
        <p>
          The courses of this week&rsquo;s ranked cup are not known. <a href={routes.race}>Race cards</a>
        </p>
      )}
    </header>
  )
}

/** @param said of the tour, above */
function ComingWeek({ week, said }: { week: RaceWeek; said: TourSummary['basis'] }) {
  return (
    <p className="hero-coming">
      Next ranked cup: <a href={raceAddress({ week: week.start })}>{nameRankedCup(week, week.tour.name)}</a>,{' '}
      <DayRange start={week.start} end={week.end} /> <CycleNote basis={week.basis} said={said} />
    </p>
  )
}

interface NextTourProps {
  readonly tour: TourSummary
  /** `Now` beside a tour that is over. */
  readonly when: 'Next' | 'Now'
  /** Said of this one alone: where both tours are expected, the line above says it. */
  readonly isExpected: boolean
}

function NextTour({ tour, when, isExpected }: NextTourProps) {
  return (
    <p className="hero-next">
      <span>{isExpected ? `Expected ${when.toLowerCase()}` : when}: </span>
      <a href={tourPath(tour.id)}>{tour.name}</a>
      <span>
        , <DayRange start={tour.start} end={tour.end} />
      </span>
    </p>
  )
}
