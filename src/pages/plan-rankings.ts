import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { PageSource } from './build-page-source.ts'
import { buildRankingDayPage } from './build-ranking-day-page.ts'
import {
  buildCourseRankingPage,
  buildTourRankingPage,
  buildWeekRankingPage,
  findLastDay,
} from './build-ranking-subject-page.ts'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from './identify-ranking.ts'
import type { PageData } from './page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { dayRankingPath, subjectRankingPath } from './routes.ts'

/** The rankings of each day, and of each kind on each course variant, in each tour and in each ranked week. */
export function planRankings(source: PageSource): PagePlan[] {
  return [...planDays(source), ...planCourses(source), ...planTours(source)]
}

/** In the order of days, and each week behind its last: a week's ranking is that day's, at hand just then. */
function planDays(source: PageSource): PagePlan[] {
  const weeks = planWeeks(source)
  return source.rankings.days.flatMap((date, place) => [
    {
      kind: 'ranking-day' as const,
      path: dayRankingPath(date),
      build: () => buildRankingDayPage(source, source.rankings.rankingOn(date), place),
    },
    ...(weeks.get(date) ?? []),
  ])
}

function planCourses(source: PageSource): PagePlan[] {
  return [...source.catalogue.variantById.values()].flatMap((variant) =>
    planSubject(identifyCourseRankings(variant.id), (kind) => buildCourseRankingPage(source, variant, kind)),
  )
}

function planTours(source: PageSource): PagePlan[] {
  return source.catalogue.tours
    .filter(source.hasBegun)
    .flatMap((tour) =>
      planSubject(identifyTourRankings(tour.number), (kind) => buildTourRankingPage(source, tour, kind)),
    )
}

/** By the last day of the week that has a ranking; today, in the week that is on. */
function planWeeks(source: PageSource): Map<IsoDate, PagePlan[]> {
  const begun = source.catalogue.tours.flatMap((tour) =>
    tour.rankedCups.filter(source.hasBegun).map((cup) => ({ tour, cup })),
  )
  const byLastDay = Map.groupBy(begun, ({ cup }) => findLastDay(source, cup))
  return new Map(
    [...byLastDay].map(([day, weeks]) => [
      day,
      weeks.flatMap(({ tour, cup }) =>
        planSubject(identifyWeekRankings(tour.number, cup.week), (kind) =>
          buildWeekRankingPage(source, tour, cup, kind),
        ),
      ),
    ]),
  )
}

function planSubject(ids: Record<ItemKind, string>, build: (kind: ItemKind) => PageData): PagePlan[] {
  return itemKinds.map((kind) => ({
    kind: 'ranking-subject',
    path: subjectRankingPath(ids[kind]),
    build: () => build(kind),
  }))
}
