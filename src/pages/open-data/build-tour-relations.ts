/** What tours consist of, a row for each part. */
import type { PageSource } from '../source/build-page-source.ts'
import { buildOpenRankedCup, countSeconds } from './build-open-tours.ts'
import type {
  CityCourseRow,
  CupCourseRow,
  CycleRow,
  RankedCupCourseRow,
  RankedCupRow,
  TourCupRow,
} from './shapes/tour-shape.ts'

export function buildTourCupRows({ catalogue }: PageSource): TourCupRow[] {
  return catalogue.tours.flatMap(({ number, cups, cupsBasis }) =>
    cups.map(({ position, name, driverId }) => ({
      tourNumber: number,
      position,
      name,
      driver: driverId,
      basis: cupsBasis,
    })),
  )
}

export function buildCupCourseRows({ catalogue }: PageSource): CupCourseRow[] {
  return catalogue.tours.flatMap(({ number, cups }) =>
    cups.flatMap(({ position, variantIds, picturedIds }) =>
      variantIds.map((variant, index) => ({
        tourNumber: number,
        position,
        course: index + 1,
        variant,
        pictured: picturedIds[index] ?? null,
      })),
    ),
  )
}

export function buildRankedCupRows({ catalogue }: PageSource): RankedCupRow[] {
  return catalogue.tours.flatMap((tour) =>
    tour.rankedCups.map((cup) => {
      const { week, cupPosition, name, driver, start, end, basis } = buildOpenRankedCup(tour, cup)
      return { tourNumber: tour.number, week, cupPosition, name, driver, start, end, ...countSeconds(cup), basis }
    }),
  )
}

export function buildRankedCupCourseRows({ catalogue }: PageSource): RankedCupCourseRow[] {
  return catalogue.tours.flatMap(({ number, rankedCups }) =>
    rankedCups.flatMap(({ week, variantIds }) =>
      variantIds.map((variant, index) => ({ tourNumber: number, week, course: index + 1, variant })),
    ),
  )
}

export function buildCityCourseRows({ catalogue }: PageSource): CityCourseRow[] {
  const idOfName = new Map([...catalogue.variantById.values()].map(({ id, name }) => [name, id]))
  return catalogue.tours.flatMap(({ number, newCityCourses }) =>
    newCityCourses.flatMap((name) => {
      const variant = idOfName.get(name)
      return variant === undefined ? [] : { tourNumber: number, variant }
    }),
  )
}

export function buildCycleRows({ catalogue }: PageSource): CycleRow[] {
  return catalogue.cycle.turns.map(({ name, repeats }, index) => ({ position: index + 1, name, repeats }))
}
