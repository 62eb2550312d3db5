import { buildBadgeView } from './build-badge-view.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { BadgeListPage } from '../data/badge-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildBadgeListPage({ catalogue }: PageSource): BadgeListPage {
  return {
    kind: 'badge-list',
    path: routes['badge-list'],
    crumbs: [],
    badges: catalogue.badges.map(buildBadgeView),
  }
}
