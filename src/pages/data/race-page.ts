import type { IsoDate } from '#catalogue/calendar.ts'
import { spanWeek } from '#catalogue/build/continue-tours.ts'
import type { Tour, ItemKind } from '#catalogue/entities.ts'
import type { RaceShelf } from '#rankings/points/score-model.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import { compactName, expandName, type CompactName } from './compact-name.ts'
import type { TourRef, ItemRef, VariantRef, PageBase } from './refs.ts'
import type { RankedCupDate } from './tour-views.ts'

/** What the race card says: the courses of a ranked cup, and what to race with there. */
export interface RacePage extends PageBase {
  readonly kind: 'race'
  /** The day of the shelves. */
  readonly date: IsoDate
  readonly label: RecordsAround
  /** The ranked week of that day, or else the last before it; null if there is none of known courses. */
  readonly last: RaceWeek | null
  /** The tours of the last round that have race cards, the newest first, with the names of their courses. */
  readonly round: readonly RaceTour[]
  /** Those before, the newest first, without. */
  readonly earlier: readonly RaceTour[]
}

/** A ranked cup with the best that anybody could race with. */
export interface RaceWeek extends RankedCupDate {
  readonly courses: readonly RaceCourse[]
}

export interface RaceCourse {
  readonly variant: VariantRef
  /** Those that bring most together, at the cap; null where the game lacks a kind. */
  readonly best: Readonly<Record<ItemKind, RaceBest>> | null
  /** What they bring; null without them. */
  readonly points: CardPoints | null
}

export interface CardPoints {
  readonly points: number
  /** How many points more than the runner-up; null without one. */
  readonly lead: number | null
  /** Whether the actions of the course are estimates. */
  readonly isEstimated: boolean
}

interface RaceBest {
  readonly item: ItemRef
  readonly shelf: RaceShelf
  /** Whether its cup lifts it there. */
  readonly isBoosted: boolean
}

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
