import type { OfflinePage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildOfflinePage(): OfflinePage {
  return {
    kind: 'offline',
    path: routes.offline,
    crumbs: [],
  }
}
