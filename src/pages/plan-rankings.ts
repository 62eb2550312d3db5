import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { PageSource } from './build-page-source.ts'
import { buildRankingDayPage } from './build-ranking-day-page.ts'
import { buildCourseRankingPage, buildTourRankingPage, buildWeekRankingPage } from './build-ranking-subject-page.ts'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from './identify-ranking.ts'
import type { PageData } from './page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { dayRankingPath, subjectRankingPath } from './routes.ts'

/** The rankings of each day, and of each kind on each course variant, in each tour and in each ranked week. */
export function planRankings(source: PageSource): PagePlan[] {
  return [...planDays(source), ...planCourses(source), ...planTours(source), ...planWeeks(source)]
}

function planDays(source: PageSource): PagePlan[] {
  const { rankings } = source
  return rankings.days.map((date, place) => ({
    kind: 'ranking-day',
    path: dayRankingPath(date),
    build: () => buildRankingDayPage(source, rankings.rankingOn(date), place),
  }))
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

function planWeeks(source: PageSource): PagePlan[] {
  return source.catalogue.tours.flatMap((tour) =>
    tour.rankedCups
      .filter(source.hasBegun)
      .flatMap((cup) =>
        planSubject(identifyWeekRankings(tour.number, cup.week), (kind) =>
          buildWeekRankingPage(source, tour, cup, kind),
        ),
      ),
  )
}

function planSubject(ids: Record<ItemKind, string>, build: (kind: ItemKind) => PageData): PagePlan[] {
  return itemKinds.map((kind) => ({
    kind: 'ranking-subject',
    path: subjectRankingPath(ids[kind]),
    build: () => build(kind),
  }))
}
