import { toursInRound } from '#rankings/count-occasions.ts'
import type { NotFoundPage, OfflinePage } from '../data/site-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { notFoundPath, routes } from '../routes/routes.ts'
import type { Area } from '../routes/areas.ts'

const suggested: readonly Area[] = [
  'home',
  'driver-list',
  'kart-list',
  'glider-list',
  'course-list',
  'tour-list',
  'ranking-calendar',
  'guide-list',
]

export function buildNotFoundPage({ catalogue, today, tourRefs }: PageSource): NotFoundPage {
  return {
    kind: 'not-found',
    path: notFoundPath,
    crumbs: [],
    closedOn: catalogue.end.closedOn,
    lastDay: today.date,
    round: tourRefs.slice(-toursInRound).toReversed(),
    suggestions: suggested,
  }
}

export function buildOfflinePage(): OfflinePage {
  return {
    kind: 'offline',
    path: routes.offline,
    crumbs: [],
  }
}
