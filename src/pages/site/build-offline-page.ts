import type { OfflinePage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildOfflinePage(): OfflinePage {
  return {
    kind: 'offline',
    path: routes.offline,
    title: areaNames.offline,
    description: 'Read Topshelf offline: the pages on this device, and a download of the whole site.',
    crumbs: [],
  }
}
