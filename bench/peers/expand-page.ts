import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import { expandDayKind, expandSubject } from '#pages/data/compact-row.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { readDescription } from '#wording/descriptions/descriptions.ts'
import { readTitle } from '#wording/titles.ts'

/** What a page says, as ours does: its compact rows in full, and its title. Bundled into the project of each peer. */
export function expandPage(page: PageData): object {
  return { ...expandRows(page), title: readTitle(page), description: readDescription(page) }
}

function expandRows(page: PageData): object {
  switch (page.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return { ...page, courses: page.courses.map(expandItemCourse) }
    case 'ranking-day':
      return { ...page, kinds: page.kinds.map((view) => ({ ...expandDayKind(view), contenders: [] })) }
    case 'ranking-subject': {
      const { rest, ...subject } = expandSubject(page)
      return {
        ...subject,
        contenders: [],
        rest: rest.map(({ scoreAtLevelOne: _score, ...item }) => ({ kind: page.itemKind, ...item })),
      }
    }
    default:
      return page
  }
}
