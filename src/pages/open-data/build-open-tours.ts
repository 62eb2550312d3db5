import { findDayStart, formatDayStart } from '#catalogue/game-day.ts'
import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath } from '../cards/emblem-path.ts'
import { tourPath } from '../routes/routes.ts'
import type { CupRow, OpenRankedCup, OpenTour } from './shapes/tour-shape.ts'

export function buildOpenTours(source: PageSource): OpenTour[] {
  const { catalogue, newItems } = source
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
    ...countSeconds(tour),
    picture: emblemPath('tours', tour.id),
    ...describeKey(source, tour),
    cyclePosition: source.tables.cyclePosition(tour),
    newItems: newItems(tour.number).map(({ id }) => id),
    cups: tour.cups.map(({ position, name, driverId, variantIds }) => ({
      position,
      name,
      driver: driverId,
      variants: [...variantIds],
    })),
    cupsBasis: tour.cups.length > 0 ? tour.cupsBasis : tour.basis,
    rankedCups: tour.rankedCups.map((cup) => buildOpenRankedCup(tour, cup)),
  }))
}

/** A number that a source states for the tour itself goes before one that follows from its neighbours. */
function describeKey({ tables }: PageSource, { number, seasonId }: Tour) {
  const { gameId = null, gameKey = null, basis = null } = tables.tourKeys(number) ?? {}
  return { gameId: seasonId ?? gameId, gameKey, gameKeyBasis: basis }
}

/** Start and end in seconds since 1970. */
export function countSeconds({ start, end }: Pick<Tour, 'start' | 'end'>) {
  return { startEpoch: findDayStart(start) / 1000, endEpoch: findDayStart(end) / 1000 }
}

export function buildOpenRankedCup({ cups }: Tour, cup: RankedCup): OpenRankedCup {
  const { week, name, start, end, variantIds, basis, cupPosition } = cup
  const driver = cups.find(({ position }) => position === cupPosition)?.driverId ?? null
  const times = { start: formatDayStart(start), end: formatDayStart(end) }
  return { week, name, ...times, variants: [...variantIds], basis, cupPosition, driver }
}

/** Cups, then ranked cups, of one tour after the other. */
export function buildCupRows({ catalogue }: PageSource): CupRow[] {
  return catalogue.tours.flatMap((tour) => [...listCups(tour), ...listRankedCups(tour)])
}

function listCups(tour: Tour): CupRow[] {
  const { id, number, start, end, cups, cupsBasis } = tour
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
    ...countSeconds(tour),
  }))
}

function listRankedCups(tour: Tour): CupRow[] {
  return tour.rankedCups.map((cup) => {
    const { cupPosition: _, ...row } = buildOpenRankedCup(tour, cup)
    return { tour: tour.id, tourNumber: tour.number, position: null, ...row, ...countSeconds(cup) }
  })
}
