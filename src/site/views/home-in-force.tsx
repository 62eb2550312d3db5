import type { RankedCupView, TourSummary } from '#pages/page-data.ts'
import { tourPath } from '#pages/routes.ts'
import { DayRange } from '../components/day.tsx'
import { TourEmblem } from '../components/emblem.tsx'
import { RankedCupCard } from '../components/ranked-cup-card.tsx'

/** The tour and the ranked cup that are on. */
export function InForce({ tour, cup }: { tour: TourSummary; cup: RankedCupView | null }) {
  return (
    <section className="in-force" aria-label="On now">
      <a className="in-force-tour" href={tourPath(tour.id)}>
        <TourEmblem id={tour.id} size="large" />
        <span>
          <small>Tour {tour.number}, on now</small>
          <b>{tour.name}</b>
          <DayRange start={tour.start} end={tour.end} />
        </span>
      </a>
      {cup ? <RankedCupCard cup={cup} heading="h2" /> : <p>No source names this week&rsquo;s ranked cup.</p>}
    </section>
  )
}
