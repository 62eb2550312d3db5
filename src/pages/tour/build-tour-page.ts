import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { findRecords } from '#rankings/find-records.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { describeRecords } from '../source/describe-records.ts'
import type { References } from '../source/build-references.ts'
import { buildTourPreview } from './build-tour-preview.ts'
import { describeTour } from './describe-tour.ts'
import { findNeighbours } from '../source/find-neighbours.ts'
import { identifyTourRankings } from '../source/identify-ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { RecordNote } from '../data/record-note.ts'
import type { CupView } from '../data/tour-views.ts'
import type { TourPage } from '../data/tour-pages.ts'
import { tourPath } from '../routes/routes.ts'
import { linkArea } from '../source/site-areas.ts'

/** @param index of the tour in the catalogue's list */
export function buildTourPage(source: PageSource, tour: Tour, index: number): TourPage {
  const { references, newItems, newVariants, rankedCupView, tourRanker } = source
  const state = findState(source, tour)
  const hasRankings = source.hasRankings(tour)
  const rankingDays = findRankingDays(source, tour)
  return {
    kind: 'tour',
    path: tourPath(tour.id),
    title: tour.name,
    description: describeTour(tour, state, newItems(tour.number).length),
    crumbs: [linkArea('tour-list')],
    tour: references.tourSummary(tour.number),
    state,
    label: findLabel(source, rankingDays),
    newCityCourses: tour.newCityCourses,
    newItems: newItems(tour.number),
    newCourses: newVariants(tour.number).map(({ id, basis }) => ({
      ...references.variant(id),
      ...(basis === 'inferred' && { isInferred: true }),
    })),
    cups: buildCupViews(references, tour),
    cupsBasis: tour.cups.length > 0 ? tour.cupsBasis : tour.basis,
    rankedCups: tour.rankedCups.map((cup) => rankedCupView(tour, cup)),
    rankings: hasRankings ? identifyTourRankings(tour.number) : null,
    podium: hasRankings ? mapKinds((kind) => tourRanker.podium(tour, kind)) : null,
    preview: state === 'coming' && hasRankings ? buildTourPreview(source, tour) : null,
    rankingDays,
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

function findState({ today, hasBegun }: PageSource, tour: Tour): TourPage['state'] {
  if (tour.number === today.tour.number) return 'current'
  return hasBegun(tour) ? 'past' : 'coming'
}

/** A tour's rankings use the shelves of its last day; a coming tour can only carry on what is known. */
function findLabel({ catalogue, today, recordNote }: PageSource, rankingDays: readonly IsoDate[]): RecordNote {
  const lastDay = rankingDays.at(-1)
  if (lastDay !== undefined) return recordNote(lastDay)
  const records = findRecords(catalogue.shelfRecords, today.tour.number, today.date)
  return describeRecords({ ...records, label: 'carried-on' })
}

function findRankingDays({ rankings }: PageSource, tour: Tour): IsoDate[] {
  return rankings.days.filter((day) => tour.start <= day && day < tour.end)
}
