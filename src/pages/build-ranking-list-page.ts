import type { PageSource } from './build-page-source.ts'
import { hasBegun } from './has-begun.ts'
import { identifyCourseRankings, identifyTourRankings } from './identify-ranking.ts'
import type { RankingListPage } from './page-data.ts'
import { routes } from './routes.ts'
import { areaNames } from './site-areas.ts'

/** Newest tour first; of its weeks those that have begun. */
export function buildRankingListPage(source: PageSource): RankingListPage {
  const { catalogue, references } = source
  const { today, tours } = catalogue
  return {
    kind: 'ranking-list',
    path: routes['ranking-list'],
    title: areaNames['ranking-list'],
    description:
      'Which drivers, karts and gliders to use on a course, in a tour or in a ranked week: a ranking of each kind for every course variant, every tour and every week of Mario Kart Tour.',
    crumbs: [],
    today,
    tours: tours
      .filter((tour) => hasBegun(tour, today))
      .toReversed()
      .map((tour) => ({
        tour: references.tour(tour.number),
        rankings: identifyTourRankings(tour.number),
        weeks: tour.rankedCups.filter((cup) => hasBegun(cup, today)).map((cup) => source.rankedCupView(tour, cup)),
      })),
    courses: [...catalogue.variantById.keys()].map((variantId) => ({
      variant: references.variant(variantId),
      rankings: identifyCourseRankings(variantId),
    })),
  }
}
