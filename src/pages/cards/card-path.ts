import type { PageData } from '../data/page-data.ts'
import type { RankingSubjectPage } from '../data/ranking-pages.ts'
import { isIndexed } from '../routes/is-indexed.ts'
import { coursePath, routes, tourPath, type SitePath } from '../routes/routes.ts'

/** The most common size of link previews, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The link preview of a page. Kinds with thousands of pages share the card of their area. */
export function cardPath(page: PageData): string {
  return cardFile(findPageOnCard(page))
}

/** The card of the page at an address, if the page has its own. */
export function cardFile(path: SitePath): string {
  return `/assets/cards${path === '/' ? '/home' : path.slice(0, -1)}.jpg`
}

function findSubjectOnCard(subject: RankingSubjectPage['subject']): SitePath {
  switch (subject.of) {
    case 'course':
      return coursePath(subject.variant.courseId)
    case 'game':
      return routes['ranking-list']
    default:
      return tourPath(subject.tour.id)
  }
}

/** The page that the card names. */
function findPageOnCard(page: PageData): SitePath {
  switch (page.kind) {
    case 'ranking-day':
      return routes['ranking-calendar']
    case 'ranking-subject':
      return findSubjectOnCard(page.subject)
    default:
      return isIndexed(page) ? page.path : routes.home
  }
}
