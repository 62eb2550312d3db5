import { itemKinds, type ShelfRecord, type Tour, type ItemKind } from '#catalogue/entities.ts'
import type { DayRanking } from '#rankings/ranking.ts'
import { labelTour } from '#rankings/find-records.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { toursInRound } from '#rankings/count-occasions.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findCorrectionsOn } from '../source/shelves/find-corrections.ts'
import { findNeighbours, type References } from '../source/references/build-references.ts'
import {
  type RankingDayPage,
  type RankingCalendarPage,
  type RankingListPage,
  type RankingOverview,
  wholeRankingPath,
  type OtherRankings,
} from '../data/ranking-pages.ts'
import { dayRankingPath, routes } from '../routes/routes.ts'
import { buildRankedDays } from '../data/ranked-days.ts'
import {
  identifyCourseRankings,
  identifyTourRankings,
  identifyWeekRankings,
  identifyGameRankings,
} from '../source/references/identify-ranking.ts'
import { compactRankedItem } from '../data/compact-row.ts'
import type { OutputFile } from '../data/output-file.ts'
import { roundPlain } from '../source/rankings/build-ranking-row.ts'
import type { RankedPeriod } from '../source/past/record-rankings.ts'

/** @param index of the day among those that have a ranking: its neighbours step over the others */
export function buildRankingDayPage(source: PageSource, day: DayRanking, index: number): RankingDayPage {
  const { references, rankings, rankedCupView, dayKindView } = source
  const corrections = findCorrectionsOn(source.shelves.corrections, day.date)
  const kinds = itemKinds.map((kind) => dayKindView(kind, day.kinds[kind]))
  return {
    kind: 'ranking-day',
    path: dayRankingPath(day.date),
    crumbs: ['ranking-calendar'],
    date: day.date,
    label: source.recordNote(day.date),
    tour: references.tourSummary(day.tour.number),
    rankedCup: day.week && rankedCupView(day.tour, day.week),
    kinds,
    ...(corrections.length > 0 && { corrections }),
    neighbours: findNeighbours(rankings.days, index),
  }
}

export function buildRankingCalendarPage(source: PageSource): RankingCalendarPage {
  const { catalogue, references, rankings, hasBegun, past } = source
  const days = buildRankedDays(rankings.days, catalogue.skippedDays)
  const tours = catalogue.tours.filter(hasBegun)
  return {
    kind: 'ranking-calendar',
    path: routes['ranking-calendar'],
    crumbs: [],
    ...days,
    tours: tours.map(({ number }) => references.tourSummary(number)),
    changed: [...new Set(itemKinds.flatMap((kind) => past.periods(kind).map(({ from }) => from)))].toSorted(),
    labels: listLabels(tours, catalogue.shelfRecords),
  }
}

/** Tours that follow each other with the same label are one run. */
function listLabels(tours: readonly Tour[], records: readonly ShelfRecord[]): RankingCalendarPage['labels'] {
  return tours
    .map(({ start, number }) => ({ from: start, label: labelTour(records, number) }))
    .filter(({ label }, index, all) => label !== all[index - 1]?.label)
}

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
export function* buildWholeRankings({ references, past }: PageSource): Generator<OutputFile> {
  for (const kind of itemKinds) {
    for (const period of past.periods(kind)) {
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

export function identifyOthers({ today: { tour, week } }: Pick<PageSource, 'today'>, kind: ItemKind): OtherRankings {
  return {
    game: identifyGameRankings()[kind],
    tour: identifyTourRankings(tour.number)[kind],
    week: week && identifyWeekRankings(tour.number, week.week)[kind],
  }
}
