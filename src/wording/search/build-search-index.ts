import type { IsoDate } from '#catalogue/calendar.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import type { DayRankings } from '#rankings/ranking.ts'
import { nameBadge } from '#catalogue/names/list-names.ts'
import { dayRankingPath, routes } from '#pages/routes/routes.ts'
import { listCups, listNewestFirst, listQuickLinks } from './list-cups.ts'
import type { PageRow, SearchRow, SearchIndex } from './search-index.ts'
import { buildRankedDays } from '#pages/data/ranked-days.ts'
import { areas } from '#pages/routes/areas.ts'

/** Throws when no day has a ranking. */
export function buildSearchIndex(catalogue: Catalogue, rankings: DayRankings): SearchIndex {
  const { skills, tours, guides, badges } = catalogue
  const rankedDays = buildRankedDays(rankings.days, catalogue.skippedDays)
  const newest = rankedDays.last
  return {
    page: listPages(newest),
    link: listQuickLinks(catalogue, newest),
    driver: listItems(catalogue, 'driver'),
    kart: listItems(catalogue, 'kart'),
    glider: listItems(catalogue, 'glider'),
    course: listCourses(catalogue),
    skill: skills.map(({ name, id, category, kind }) => [name, id, category ?? kind]),
    cup: listCups(tours, newest),
    tour: listNewestFirst(tours, newest, ({ start }) => start).map(({ name, id, start, end, number }) => [
      name,
      id,
      `${start}/${end}/${number}`,
    ]),
    guide: guides.map(({ title, id }) => [title, id]),
    badge: badges.map((each) => [nameBadge(each), each.id]),
    rankedDays,
  }
}

function listPages(newest: IsoDate): PageRow[] {
  return [
    ['last-ranking', dayRankingPath(newest)],
    ...areas.map((area): PageRow => [area, routes[area]]),
    ['user-profile', routes['user-profile']],
    ['user-settings', routes['user-settings']],
  ]
}

function listItems({ items }: Catalogue, kind: ItemKind): SearchRow[] {
  return items[kind].map(({ name, id, rarity }) => [name, id, rarity])
}

/** Each course, followed by its variants, except one with the course's own name. */
function listCourses({ courses }: Catalogue): SearchRow[] {
  return courses.flatMap((course) => {
    const courseName = nameCourse(course)
    const variants = course.variants
      .filter(({ name }) => name !== courseName)
      .map(({ name, id }): SearchRow => [name, id, course.id])
    return [[courseName, course.id], ...variants] satisfies SearchRow[]
  })
}
