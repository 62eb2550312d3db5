import { itemKinds } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { toursInRound } from '#rankings/count-occasions.ts'
import type { PageSource } from '../source/build-page-source.ts'
import {
  identifyCourseRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import { compactRankedItem } from '../data/compact-row.ts'
import type { OutputFile } from '../data/output-file.ts'
import type { RankingListPage, RankingOverview } from '../data/ranking-pages.ts'
import { wholeRankingPath } from '../data/whole-ranking-path.ts'
import { roundPlain } from '../source/rankings/build-ranking-row.ts'
import type { RankedPeriod } from '../source/past/record-rankings.ts'
import type { References } from '../source/references/build-references.ts'
import { routes } from '../routes/routes.ts'
import { identifyOthers } from './identify-others.ts'

function buildOverview(
  references: References,
  { ranked, plain, tourCourses }: Pick<RankedPeriod, 'ranked' | 'plain' | 'tourCourses'>,
): RankingOverview {
  return {
    tourCourses,
    plain: roundPlain(plain),
    items: ranked.map(({ itemId, score, tier, knownTops }) =>
      compactRankedItem({
        item: references.item(itemId),
        score: Math.round(score),
        tier,
        ...(knownTops && { knownTops }),
      }),
    ),
  }
}

/** The complete rankings, once for each run of days that share one: pages of days have the best alone. */
export function* buildWholeRankings({ references, rankedPeriods }: PageSource): Generator<OutputFile> {
  for (const kind of itemKinds) {
    for (const period of rankedPeriods(kind)) {
      const path = wholeRankingPath(kind, period.from)
      yield { path, pieces: [JSON.stringify(buildOverview(references, period))] }
    }
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
    rankings: mapKinds((kind) => buildOverview(references, source.today.kinds[kind])),
    others: mapKinds((kind) => identifyOthers(source, kind)),
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
