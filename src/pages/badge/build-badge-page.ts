import type { Badge } from '#catalogue/entities.ts'
import { buildBadgeView } from './build-badge-view.ts'
import { nameBadge } from '../source/name-badge.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findNeighbours } from '../source/find-neighbours.ts'
import type { BadgePage } from '../data/badge-pages.ts'
import { badgePath } from '../routes/routes.ts'

/** @param index of the badge in the catalogue's list */
export function buildBadgePage({ catalogue, guidesAbout }: PageSource, badge: Badge, index: number): BadgePage {
  return {
    kind: 'badge',
    path: badgePath(badge.id),
    crumbs: ['badge-list'],
    badge: buildBadgeView(badge),
    guides: guidesAbout(badgePath(badge.id)),
    neighbours: findNeighbours(
      catalogue.badges.map((each) => ({ id: each.id, name: nameBadge(each) })),
      index,
    ),
  }
}
