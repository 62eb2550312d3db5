import type { IsoDate } from '#catalogue/calendar.ts'
import { spanWeek } from '#catalogue/build/continue-tours.ts'
import type { Tour } from '#catalogue/entities.ts'
import { compactName, expandName, type CompactName } from './compact-name.ts'
import type { TourRef } from './refs.ts'
import type { RankedCupDate } from './tour-views.ts'

/** How many courses a ranked cup has, and a race card shows. */
export const cardLength = 3

type RacedTour = Pick<Tour, 'number' | 'id' | 'name' | 'start' | 'end' | 'rankedCups'>

/** A tour with its ranked weeks that have a race card: all tours are on one page. */
export type RaceTour = readonly [
  number: number,
  name: CompactName,
  start: IsoDate,
  end: IsoDate,
  ...weeks: readonly CompactWeek[],
]

type CompactWeek = readonly [
  week: 1 | 2,
  /** 1 where it follows from the yearly cycle. */
  isInferred: 0 | 1,
  name: string | null,
  /** Names of its courses; left out where the page does not list them. */
  courses?: readonly string[],
]

/** A ranked week that has a race card. */
export interface CardWeek extends RankedCupDate {
  readonly courses: readonly string[]
}

/**
 * The newest first, without those of which no ranked cup has three known courses.
 * @param nameOf names a course variant; null if the page lists no courses
 */
export function compactRaceTours(
  tours: readonly RacedTour[],
  nameOf: ((variantId: string) => string) | null,
): readonly RaceTour[] {
  return tours
    .toReversed()
    .map((tour): RaceTour => [
      tour.number,
      compactName(tour),
      tour.start,
      tour.end,
      ...tour.rankedCups
        .filter(({ variantIds }) => variantIds.length === cardLength)
        .map(({ week, basis, name, variantIds }): CompactWeek => [
          week,
          basis === 'inferred' ? 1 : 0,
          name,
          ...(nameOf ? ([variantIds.map(nameOf)] as const) : ([] as const)),
        ]),
    ])
    .filter(([, , , , ...weeks]) => weeks.length > 0)
}

/** Its weeks, the first before the second. */
export function expandRaceTour([number, name, start, end, ...weeks]: RaceTour): CardWeek[] {
  const tour: TourRef = { ...expandName(name), number }
  return weeks.map(([week, isInferred, cup, courses = []]) => ({
    tour,
    week,
    name: cup,
    ...spanWeek({ start, end }, week),
    basis: isInferred === 1 ? 'inferred' : 'recorded',
    courses,
  }))
}
