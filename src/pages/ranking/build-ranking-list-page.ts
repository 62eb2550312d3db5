import type { PageSource } from '../source/build-page-source.ts'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/identify-ranking.ts'
import type { RankingListPage } from '../data/ranking-pages.ts'
import { routes } from '../routes/routes.ts'

/** A year of tours, and the next one: the pages of older tours link to their rankings themselves. */
const shownTours = 27

/** The next tour first, then those that have begun, newest first. */
export function buildRankingListPage(source: PageSource): RankingListPage {
  const { catalogue, references, hasRankings } = source
  return {
    kind: 'ranking-list',
    path: routes['ranking-list'],
    title: 'Rankings by course, tour and week',
    description:
      'Which drivers, karts and gliders to use on a course, in a tour or in a ranked week: a ranking of each kind for every course variant, every tour and every week of Mario Kart Tour.',
    crumbs: [],
    today: source.today.date,
    currentTour: source.today.tour.number,
    game: identifyGameRankings(),
    tours: catalogue.tours
      .filter(hasRankings)
      .toReversed()
      .slice(0, shownTours)
      .map((tour) => ({
        tour: references.tourSummary(tour.number),
        rankings: identifyTourRankings(tour.number),
        weeks: tour.rankedCups
          .filter(hasRankings)
          .map(({ week }) => ({ week, rankings: identifyWeekRankings(tour.number, week) })),
      })),
    courses: [...catalogue.variantById.keys()].map((variantId) => ({
      variant: references.variant(variantId),
      rankings: identifyCourseRankings(variantId),
    })),
    cup: source.today.week?.variantIds ?? [],
  }
}
