import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import type { ComingCup } from '../data/tour-views.ts'

/** A ranked cup with its tour. */
export interface CupOfTour {
  readonly tour: Tour
  readonly cup: RankedCup
}

/** All ranked cups, oldest first. */
export function findCups(tours: readonly Tour[]): CupOfTour[] {
  return tours
    .flatMap((tour) => tour.rankedCups.map((cup) => ({ tour, cup })))
    .toSorted((a, b) => (a.cup.start < b.cup.start ? -1 : 1))
}

/** The ranked cups that are on or come, soonest first, as far as they are known; those of unknown courses are left out. */
export function listComingCups(tours: readonly Tour[], references: References, date: IsoDate): ComingCup[] {
  return findCups(tours)
    .filter(({ cup }) => cup.end > date && cup.variantIds.length > 0)
    .map(({ tour, cup: { week, name, start, end, basis, variantIds } }) => ({
      tour: references.tour(tour.number),
      week,
      name,
      start,
      end,
      basis,
      courses: variantIds.map(references.variant),
    }))
}
