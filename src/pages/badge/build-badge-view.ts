import type { Badge } from '#catalogue/entities.ts'
import type { BadgeView } from '../data/badge-pages.ts'

export function buildBadgeView({ id, name, kind, codePrefix }: Badge): BadgeView {
  return { id, name, badgeKind: kind, codePrefix }
}
