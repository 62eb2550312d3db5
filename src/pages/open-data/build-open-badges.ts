import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath } from '../cards/emblem-path.ts'
import { badgePath } from '../routes/routes.ts'
import type { OpenBadge } from './shapes/badge-shape.ts'

export function buildOpenBadges({ catalogue }: PageSource): OpenBadge[] {
  return catalogue.badges.map(({ id, name, kind, codePrefix }) => ({
    id,
    name,
    page: badgePath(id),
    url: emblemPath('badges', id),
    kind,
    codePrefix,
    picture: emblemPath('badges', id),
  }))
}
