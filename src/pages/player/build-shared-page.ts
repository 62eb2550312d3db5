import type { SharedPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildSharedPage(): SharedPage {
  return {
    kind: 'shared',
    path: routes.shared,
    title: 'Shared collection',
    description:
      'The drivers, karts and gliders that a player of Mario Kart Tour has shared with you, beside your own.',
    crumbs: [],
  }
}
