import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { findShelfDay } from '#rankings/subjects/rank-subject.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildRankingDayPage } from '../ranking/build-ranking-pages.ts'
import {
  buildCourseRankingPage,
  buildGameRankingPage,
  buildTourRankingPage,
  buildWeekRankingPage,
  type SubjectPageAlone,
} from '../ranking/build-ranking-subject-page.ts'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import { findNeighbours } from '../source/references/build-references.ts'
import type { SiteLanguage } from '../config/site-config.ts'
import type { RankingRef } from '../data/refs.ts'
import type { PageOf } from '../data/page-data.ts'
import { type PageKind, type SitePath, dayRankingPath, subjectRankingPath } from '../routes/routes.ts'

/** A page that can be built. Its path is known before its content. */
export interface PagePlan<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  readonly path: SitePath
  /** Of a ranking: the day whose shelves it uses. Those of one day take less when they are made one after the other. */
  readonly day?: IsoDate
  readonly build: () => PageOf<Kind>
  /** Only of pages whose data is written in a language; English where there is no text in it. */
  readonly buildIn?: (language: SiteLanguage) => PageOf<Kind>
}

/** The kinds of page that are planned here. */
export type RankingPlanKind = 'ranking-day' | 'ranking-subject'

/**
 * The rankings of each day, of the whole game, and of each kind on each course variant, in each tour and in each ranked
 * week.
 */
export function planRankings(source: PageSource): PagePlan[] {
  return [...planDays(source), ...planGame(source), ...planCourses(source), ...planTours(source), ...planWeeks(source)]
}

function planDays(source: PageSource): PagePlan[] {
  const { days } = source.rankings
  return days.map((date, index) => ({
    kind: 'ranking-day' as const,
    path: dayRankingPath(date),
    day: date,
    build: () => buildRankingDayPage(source, source.rankings.rankingOn(date), index),
  }))
}

function planGame(source: PageSource): PagePlan[] {
  return planSubjects([
    {
      ids: identifyGameRankings(),
      name: null,
      day: source.today.date,
      build: (kind) => buildGameRankingPage(source, kind),
    },
  ])
}

function planCourses(source: PageSource): PagePlan[] {
  return planSubjects(
    [...source.catalogue.variantById.values()].map((variant) => ({
      ids: identifyCourseRankings(variant.id),
      name: variant.name,
      day: source.today.date,
      build: (kind) => buildCourseRankingPage(source, variant, kind),
    })),
  )
}

function planTours(source: PageSource): PagePlan[] {
  return planSubjects(
    source.catalogue.tours.filter(source.hasBegun).map((tour) => ({
      ids: identifyTourRankings(tour.number),
      name: tour.name,
      day: findShelfDay(tour, source.catalogue.today),
      build: (kind) => buildTourRankingPage(source, tour, kind),
    })),
  )
}

function planWeeks(source: PageSource): PagePlan[] {
  return planSubjects(
    source.catalogue.tours.flatMap((tour) =>
      tour.rankedCups.filter(source.hasBegun).map((cup) => ({
        ids: identifyWeekRankings(tour.number, cup.week),
        name: tour.name,
        week: cup.week,
        day: findShelfDay(cup, source.catalogue.today),
        build: (kind: ItemKind) => buildWeekRankingPage(source, tour, cup, kind),
      })),
    ),
  )
}

/** What is ranked: of all kinds, each on a page of its own. */
interface RankedSubject {
  readonly ids: Record<ItemKind, string>
  readonly name: string | null
  readonly week?: 1 | 2
  readonly day: IsoDate
  readonly build: (kind: ItemKind) => SubjectPageAlone
}

/** The pages of each subject, in the order of the list, which makes them neighbours. */
function planSubjects(subjects: readonly RankedSubject[]): PagePlan[] {
  return subjects.flatMap(({ ids, day, build }, index) => {
    const { previous, next } = findNeighbours(subjects, index)
    return itemKinds.map((kind) => {
      const neighbours = { previous: previous && refer(previous, kind), next: next && refer(next, kind) }
      return {
        kind: 'ranking-subject' as const,
        path: subjectRankingPath(ids[kind]),
        day,
        build: () => ({ ...build(kind), neighbours }),
      }
    })
  })
}

function refer({ ids, name, week }: RankedSubject, kind: ItemKind): RankingRef {
  return { hash: ids[kind], name, ...(week && { week }) }
}
