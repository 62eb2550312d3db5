import type { Badge } from '#catalogue/entities.ts'
import { nameBadge } from '../source/name-badge.ts'
import type { BadgeView } from '../data/badge-pages.ts'

export function buildBadgeView(badge: Badge): BadgeView {
  return { id: badge.id, name: nameBadge(badge), badgeKind: badge.kind, codePrefix: badge.codePrefix }
}
