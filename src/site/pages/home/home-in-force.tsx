import type { RankedCupView, TourSummary } from '#pages/data/tour-views.ts'
import type { HomePage } from '#pages/data/home-page.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { ExpectedNote } from '../../ui/components/record-label-badge.tsx'
import { TourEmblem } from '../../ui/emblems/emblem.tsx'
import { RankedCupCard } from '../../ui/tours/ranked-cup-card.tsx'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { findInForce } from '../../ui/countdown/find-in-force.ts'
import { useClock } from '../../ui/countdown/use-clock.ts'
import './home-in-force.css'

/** The current tour and ranked cup: first by the build day, then by the reader's clock. */
export function InForce({ data }: { data: HomePage }) {
  const [moment, readClock] = useClock()
  const { tour, cup } = findOnNow(data, moment)
  const period = cup ?? tour
  const isAhead = moment !== null && moment < findDayStart(period.start)
  const isOver = moment !== null && moment >= findDayStart(period.end)
  const name = cup ? (cup.name ?? 'The ranked cup') : `The ${tour.name}`
  return (
    <section className="in-force" aria-label="On now">
      <a className="in-force-tour" href={tourPath(tour.id)}>
        <TourEmblem id={tour.id} size="large" />
        <span>
          <small>
            Tour {tour.number}
            {!isAhead && !isOver && ', on now'}
          </small>
          <b>{tour.name}</b>
          <DayRange start={tour.start} end={tour.end} /> <ExpectedNote basis={tour.basis} />
        </span>
      </a>
      <Countdown
        what={`${name} ${isAhead ? 'begins' : isOver ? 'ended' : 'ends'}`}
        day={isAhead ? period.start : period.end}
        onOver={readClock}
      />
      {cup ? (
        <RankedCupCard cup={cup} heading="h2" said={tour.basis} />
      ) : (
        <p>This week&rsquo;s ranked cup is not recorded.</p>
      )}
    </section>
  )
}

/** Falls back to the build day's tour and cup for moments beyond the page's data. */
function findOnNow(data: HomePage, moment: number | null): { tour: TourSummary; cup: RankedCupView | null } {
  const built = { tour: data.tour, cup: data.rankedCup }
  if (moment === null) return built
  const tour = findInForce([data.tour, ...data.nextTours], moment)
  if (tour === null) return built
  const cups = [...(data.rankedCup ? [data.rankedCup] : []), ...data.nextCups.map(withoutRankings)]
  return { tour, cup: findInForce(cups, moment) }
}

/** The first build in a week adds its rankings. */
function withoutRankings(cup: HomePage['nextCups'][number]): RankedCupView {
  return { ...cup, rankings: null }
}
