import type { PageSource } from '../build-page-source.ts'
import { emblemPath } from '../emblem-path.ts'
import { badgePath } from '../routes.ts'
import type { OpenBadge } from './badge-shape.ts'

export function buildOpenBadges({ catalogue }: PageSource): OpenBadge[] {
  return catalogue.badges.map(({ id, name, kind, codePrefix }) => ({
    id,
    name,
    page: badgePath(id),
    url: emblemPath('badges', id),
    kind,
    codePrefix,
  }))
}
