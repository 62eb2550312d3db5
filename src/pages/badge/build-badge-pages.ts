import type { Badge } from '#catalogue/entities.ts'
import { nameBadge } from '#catalogue/names/list-names.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findNeighbours } from '../source/references/build-references.ts'
import type { BadgeListPage, BadgePage, BadgeView } from '../data/thing-pages.ts'
import { badgePath, routes } from '../routes/routes.ts'

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

export function buildBadgeListPage({ catalogue }: PageSource): BadgeListPage {
  return {
    kind: 'badge-list',
    path: routes['badge-list'],
    crumbs: [],
    badges: catalogue.badges.map(buildBadgeView),
  }
}

export function buildBadgeView(badge: Badge): BadgeView {
  return { id: badge.id, name: nameBadge(badge), badgeKind: badge.kind, codePrefix: badge.codePrefix }
}
