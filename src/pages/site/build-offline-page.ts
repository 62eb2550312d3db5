import type { OfflinePage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildOfflinePage(): OfflinePage {
  return {
    kind: 'offline',
    path: routes.offline,
    title: 'Offline',
    description: 'Read Topshelf offline: the pages on this device, and a download of the whole site.',
    crumbs: [],
  }
}
