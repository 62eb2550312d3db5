import type { ReactNode } from 'react'
import type { TourSummary } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { DayRange } from '../wording/day-range.tsx'
import { TourEmblem } from '../emblems/emblem.tsx'

/** The anchor of the current tour in a list. */
export const currentTourAnchor = 'on-now'

interface TourRowsProps<Tour extends TourSummary> {
  readonly tours: readonly Tour[]
  readonly currentTour?: number
  /** Marks those that nobody has recorded; the page says what it means. */
  readonly marksExpected?: boolean
  /** What else is to be said of a tour. */
  readonly describe?: (tour: Tour) => ReactNode
}

export function TourRows<Tour extends TourSummary>({
  tours,
  currentTour,
  marksExpected = false,
  describe,
}: TourRowsProps<Tour>) {
  return (
    <ul className="rows">
      {tours.map((tour) => (
        <li key={tour.id} id={tour.number === currentTour ? currentTourAnchor : undefined}>
          <a className={tour.number === currentTour ? 'row current' : 'row'} href={tourPath(tour.id)}>
            <TourEmblem id={tour.id} />
            <span className="row-number">{tour.number}</span>
            <b>{tour.name}</b>
            <DayRange start={tour.start} end={tour.end} />
            <small>
              {tour.number === currentTour && <em className="new">On now</em>}{' '}
              {marksExpected && tour.basis === 'inferred' && (
                <span className="basis">{tour.number < (currentTour ?? 0) ? 'Not recorded' : 'Expected'}</span>
              )}
            </small>
            {describe && <small>{describe(tour)}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
