import { buildBadgeView } from './build-badge-view.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { BadgeListPage } from '../data/badge-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildBadgeListPage({ catalogue }: PageSource): BadgeListPage {
  return {
    kind: 'badge-list',
    path: routes['badge-list'],
    title: areaNames['badge-list'],
    description:
      'The kinds of badges that players of Mario Kart Tour earn and wear on their profiles: rankings, challenges and events.',
    crumbs: [],
    badges: catalogue.badges.map(buildBadgeView),
  }
}
