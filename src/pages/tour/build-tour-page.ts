import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { findRecords, type RecordsAround } from '#rankings/find-records.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { References } from '../source/references/build-references.ts'
import { countShelvesGained, findLeaders } from './build-tour-changes.ts'
import { buildChallenges, buildTourShop } from './build-tour-shop.ts'
import { buildWeekLoadouts } from './build-week-loadouts.ts'
import { findNeighbours } from '../source/references/find-neighbours.ts'
import { identifyTourRankings } from '../source/references/identify-ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { CupView } from '../data/tour-views.ts'
import type { TourPage } from '../data/tour-pages.ts'
import { tourPath } from '../routes/routes.ts'

/** @param index of the tour in the catalogue's list */
export function buildTourPage(source: PageSource, tour: Tour, index: number): TourPage {
  const { references, newItems, newVariants, rankedCupView, tourRanker } = source
  const hasBegun = source.hasBegun(tour)
  const rankingDays = findRankingDays(source, tour)
  return {
    kind: 'tour',
    path: tourPath(tour.id),
    crumbs: ['tour-list'],
    tour: references.tourSummary(tour.number),
    label: findLabel(source, rankingDays),
    newCityCourses: tour.newCityCourses,
    newItems: newItems(tour.number),
    newCourses: newVariants(tour.number).map(({ id, basis }) => ({
      ...references.variant(id),
      ...(basis === 'inferred' && { isInferred: true }),
    })),
    shelvesGained: countShelvesGained(source, tour),
    cups: buildCupViews(references, tour),
    cupsBasis: tour.cups.length > 0 ? tour.cupsBasis : tour.basis,
    rankedCups: tour.rankedCups.map((cup) => ({
      ...rankedCupView(tour, cup),
      loadouts: buildWeekLoadouts(source, tour, cup),
    })),
    rankings: hasBegun ? identifyTourRankings(tour.number) : null,
    podium: hasBegun ? mapKinds((kind) => tourRanker.podium(tour, kind)) : null,
    rankingDays,
    leaders: findLeaders(source, rankingDays),
    shop: buildTourShop(source, tour),
    challenges: buildChallenges(source, tour),
    neighbours: findNeighbours(source.tourRefs, index),
  }
}

function buildCupViews(references: References, tour: Tour): CupView[] {
  return tour.cups
    .toSorted((a, b) => a.position - b.position)
    .map((cup) => ({
      name: cup.name,
      driver: cup.driverId === null ? null : references.item(cup.driverId),
      courses: cup.variantIds.map(references.variant),
    }))
}

/** A tour's rankings use the shelves of its last day; one after the build day can only carry on what is known. */
function findLabel({ catalogue, today, recordNote }: PageSource, rankingDays: readonly IsoDate[]): RecordsAround {
  const lastDay = rankingDays.at(-1)
  if (lastDay !== undefined) return recordNote(lastDay)
  const records = findRecords(catalogue.shelfRecords, today.tour.number, today.date)
  return { ...records, label: 'carried-on' }
}

function findRankingDays({ rankings }: PageSource, tour: Tour): IsoDate[] {
  return rankings.days.filter((day) => tour.start <= day && day < tour.end)
}
