import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildRankingDayPage } from '../ranking/build-ranking-day-page.ts'
import {
  buildCourseRankingPage,
  buildTourRankingPage,
  buildWeekRankingPage,
  findLastDay,
  type SubjectPageAlone,
} from '../ranking/build-ranking-subject-page.ts'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from '../source/identify-ranking.ts'
import { findNeighbours } from '../source/find-neighbours.ts'
import type { RankingRef } from '../data/refs.ts'
import type { PagePlan } from './page-plan.ts'
import { dayRankingPath, subjectRankingPath } from '../routes/routes.ts'

/** The kinds of page that are planned here. */
export type RankingPlanKind = 'ranking-day' | 'ranking-subject'

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
  return planSubjects(
    [...source.catalogue.variantById.values()].map((variant) => ({
      ids: identifyCourseRankings(variant.id),
      name: variant.name,
      build: (kind) => buildCourseRankingPage(source, variant, kind),
    })),
  ).flat()
}

function planTours(source: PageSource): PagePlan[] {
  return planSubjects(
    source.catalogue.tours.filter(source.hasBegun).map((tour) => ({
      ids: identifyTourRankings(tour.number),
      name: tour.name,
      build: (kind) => buildTourRankingPage(source, tour, kind),
    })),
  ).flat()
}

/** By the last day of the week that has a ranking; today, in the week that is on. */
function planWeeks(source: PageSource): Map<IsoDate, PagePlan[]> {
  const begun = source.catalogue.tours.flatMap((tour) =>
    tour.rankedCups.filter(source.hasBegun).map((cup) => ({ tour, cup })),
  )
  const plans = planSubjects(
    begun.map(({ tour, cup }) => ({
      ids: identifyWeekRankings(tour.number, cup.week),
      name: `Week ${cup.week}, ${tour.name}`,
      build: (kind) => buildWeekRankingPage(source, tour, cup, kind),
    })),
  )
  const weeks = begun.map(({ cup }, place) => ({ lastDay: findLastDay(source, cup), plans: plans[place]! }))
  return new Map(
    [...Map.groupBy(weeks, ({ lastDay }) => lastDay)].map(([day, ended]) => [day, ended.flatMap((week) => week.plans)]),
  )
}

/** What is ranked: of all kinds, each on a page of its own. */
interface RankedSubject {
  readonly ids: Record<ItemKind, string>
  readonly name: string
  readonly build: (kind: ItemKind) => SubjectPageAlone
}

/** The pages of each subject, in the order of the list, which makes them neighbours. */
function planSubjects(subjects: readonly RankedSubject[]): PagePlan[][] {
  return subjects.map(({ ids, build }, place) => {
    const { previous, next } = findNeighbours(subjects, place)
    return itemKinds.map((kind) => ({
      kind: 'ranking-subject' as const,
      path: subjectRankingPath(ids[kind]),
      build: () => ({
        ...build(kind),
        neighbours: { previous: previous && refer(previous, kind), next: next && refer(next, kind) },
      }),
    }))
  })
}

function refer({ ids, name }: RankedSubject, kind: ItemKind): RankingRef {
  return { hash: ids[kind], name }
}
