import type { ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { toursInRound } from '#rankings/count-occasions.ts'
import type { PageSource } from '../source/build-page-source.ts'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import { compactRankedItem } from '../data/compact-row.ts'
import { buildScoredItem, roundPlain } from '../source/rankings/build-ranking-row.ts'
import type { RankingListPage, RankingOverview } from '../data/ranking-pages.ts'
import { routes } from '../routes/routes.ts'

function buildOverview({ today, references }: PageSource, kind: ItemKind): RankingOverview {
  const { ranked, plain, tourCourses } = today.kinds[kind]
  return {
    tourCourses,
    plain: roundPlain(plain),
    items: ranked.map((item) => compactRankedItem({ ...buildScoredItem(references, item), tier: item.tier })),
  }
}

/** The tours that have begun, newest first, as many as a round has: the pages of older ones link to their rankings themselves. */
export function buildRankingListPage(source: PageSource): RankingListPage {
  const { catalogue, references, hasBegun } = source
  return {
    kind: 'ranking-list',
    path: routes['ranking-list'],
    crumbs: [],
    today: source.today.date,
    tour: references.tour(source.today.tour.number),
    rankings: mapKinds((kind) => buildOverview(source, kind)),
    game: identifyGameRankings(),
    tours: catalogue.tours
      .filter(hasBegun)
      .toReversed()
      .slice(0, toursInRound)
      .map((tour) => ({
        tour: references.tourSummary(tour.number),
        rankings: identifyTourRankings(tour.number),
        weeks: tour.rankedCups
          .filter(hasBegun)
          .map(({ week }) => ({ week, rankings: identifyWeekRankings(tour.number, week) })),
      })),
    courses: [...catalogue.variantById.keys()].map((variantId) => ({
      variant: references.variant(variantId),
      rankings: identifyCourseRankings(variantId),
    })),
    cup: source.today.week?.variantIds ?? [],
  }
}
