import type { ReactNode } from 'react'
import type { TourSummary } from '#pages/data/tour-views.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/rows.ts'
import { DayRange } from '../wording/day-range.tsx'
import { TourEmblem } from '../emblems/emblem.tsx'
import './tour-rows.css'

interface TourRowsProps<Tour extends TourSummary> {
  readonly tours: readonly Tour[]
  /** Marks those that are not on record; the page says what it means. */
  readonly marksCycle?: boolean
  /** What else is to be said of a tour. */
  readonly describe?: (tour: Tour) => ReactNode
}

export function TourRows<Tour extends TourSummary>({ tours, marksCycle = false, describe }: TourRowsProps<Tour>) {
  return (
    <ul className="rows">
      {tours.map((tour) => (
        <li key={tour.id}>
          <a className="row" href={tourPath(tour.id)}>
            <TourEmblem id={tour.id} />
            <span className="row-number">{tour.number}</span>
            <b>{tour.name}</b>
            <DayRange start={tour.start} end={tour.end} />
            {marksCycle && tour.basis === 'inferred' ? <small className="basis">{say.yearlyCycle()}</small> : <small />}
            {describe && <small>{describe(tour)}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
