import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import type { ComingCup } from '../data/tour-views.ts'

/** The ranked cups that are on or come, soonest first, as far as they are known; those of unknown courses are left out. */
export function listComingCups(tours: readonly Tour[], references: References, date: IsoDate): ComingCup[] {
  return tours
    .flatMap((tour) => tour.rankedCups.map((cup) => ({ tour, cup })))
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
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
}
