import type { OfflinePage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildOfflinePage(): OfflinePage {
  return {
    kind: 'offline',
    path: routes.offline,
    title: 'Offline',
    description: 'You are offline. These pages are kept on this device and can be read without a connection.',
    crumbs: [],
  }
}
