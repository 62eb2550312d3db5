import type { SharedPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildSharedPage(): SharedPage {
  return {
    kind: 'shared',
    path: routes.shared,
    crumbs: [],
  }
}
