import { formatDayStart } from '#catalogue/game-day.ts'
import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath } from '../cards/emblem-path.ts'
import { tourPath } from '../routes/routes.ts'
import type { CupRow, OpenRankedCup, OpenTour } from './shapes/tour-shape.ts'

export function buildOpenTours({ catalogue, newItems }: PageSource): OpenTour[] {
  return catalogue.tours.map((tour) => ({
    id: tour.id,
    name: tour.name,
    page: tourPath(tour.id),
    url: emblemPath('tours', tour.id),
    number: tour.number,
    start: formatDayStart(tour.start),
    end: formatDayStart(tour.end),
    season: tour.seasonId,
    newCityCourses: [...tour.newCityCourses],
    basis: tour.basis,
    newItems: newItems(tour.number).map(({ id }) => id),
    cups: tour.cups.map(({ position, name, driverId, variantIds }) => ({
      position,
      name,
      driver: driverId,
      variants: [...variantIds],
    })),
    cupsBasis: tour.cups.length > 0 ? tour.cupsBasis : tour.basis,
    rankedCups: tour.rankedCups.map(buildOpenRankedCup),
  }))
}

export function buildOpenRankedCup({ week, name, start, end, variantIds, basis }: RankedCup): OpenRankedCup {
  return { week, name, start: formatDayStart(start), end: formatDayStart(end), variants: [...variantIds], basis }
}

/** Cups, then ranked cups, of one tour after the other. */
export function buildCupRows({ catalogue }: PageSource): CupRow[] {
  return catalogue.tours.flatMap((tour) => [...listCups(tour), ...listRankedCups(tour)])
}

function listCups({ id, number, start, end, cups, cupsBasis }: Tour): CupRow[] {
  return cups.map(({ position, name, driverId, variantIds }) => ({
    tour: id,
    tourNumber: number,
    position,
    week: null,
    name,
    driver: driverId,
    start: formatDayStart(start),
    end: formatDayStart(end),
    variants: [...variantIds],
    basis: cupsBasis,
  }))
}

function listRankedCups({ id, number, cups, rankedCups }: Tour): CupRow[] {
  const driverOf = (cupPosition: number | null) =>
    cups.find(({ position }) => position === cupPosition)?.driverId ?? null
  return rankedCups.map(({ week, cupPosition, name, start, end, variantIds, basis }) => ({
    tour: id,
    tourNumber: number,
    position: null,
    week,
    name,
    driver: driverOf(cupPosition),
    start: formatDayStart(start),
    end: formatDayStart(end),
    variants: [...variantIds],
    basis,
  }))
}
