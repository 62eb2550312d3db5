import type { NotFoundPage } from '../data/site-pages.ts'
import type { PageContext } from '../data/page-data.ts'
import { notFoundPath } from '../routes/routes.ts'
import { linkArea, type Area } from '../source/site-areas.ts'

const suggested: readonly Area[] = [
  'driver-list',
  'kart-list',
  'glider-list',
  'course-list',
  'tour-list',
  'ranking-calendar',
  'guide-list',
]

export function buildNotFoundPage(): NotFoundPage {
  return {
    kind: 'not-found',
    path: notFoundPath,
    title: 'Page not found',
    description: 'There is no page at this address.',
    crumbs: [],
    suggestions: [{ name: 'Home', path: '/' }, ...suggested.map(linkArea)],
  }
}

/** The context of the not-found page's file: its flag sends whoever loads it to the not-found page. */
export function buildNotFoundContext(context: PageContext): PageContext {
  return { ...context, notFound: true }
}
