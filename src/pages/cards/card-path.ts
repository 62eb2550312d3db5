import type { PageData } from '../data/page-data.ts'
import { isIndexed } from '../routes/is-indexed.ts'
import { coursePath, routes, tourPath, type SitePath } from '../routes/routes.ts'

/** The most common measure of pictures beside a shared link, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The picture that stands for a page where somebody shares its link. Pages of thousands share one with their area. */
export function cardPath(page: PageData): string {
  return cardFile(findPageOnCard(page))
}

/** The picture of the page at an address that has one of its own. */
export function cardFile(path: SitePath): string {
  return `/assets/cards${path === '/' ? '/home' : path.slice(0, -1)}.jpg`
}

/** The page whose name stands on the card. */
function findPageOnCard(page: PageData): SitePath {
  switch (page.kind) {
    case 'ranking-day':
      return routes['ranking-calendar']
    case 'ranking-subject':
      return page.subject.of === 'course' ? coursePath(page.subject.variant.courseId) : tourPath(page.subject.tour.id)
    default:
      return isIndexed(page) ? page.path : routes.home
  }
}
