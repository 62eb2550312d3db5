import { pageDataPath, routes } from '#pages/routes.ts'
import { searchIndexPath } from '#pages/search-index.ts'
import type { WorkerSite } from '#site/service-worker/worker-scope.ts'
import { digest } from './digest.ts'
import { vectorIconPath } from './icon-list.ts'

/** What every page needs before it can be shown; their names change with their content. */
const shellAsset = /^assets\/(?:js|css|fonts|media)\/.*\.(?:js|css|woff2|svg|png|webp)$/

/** Pages that are of use to a reader who has not been on them yet; all are small. */
const corePages = [
  routes.home,
  routes['user-checklist'],
  routes['user-settings'],
  routes['user-profile'],
  routes['not-found'],
]

interface ServiceWorkerParts {
  readonly code: string
  readonly buildHash: string
  /** The bundle's files, relative to the site's root. */
  readonly assets: readonly string[]
  readonly searchIndex: string
}

/** The text of /service-worker.js: what it fetches when it is installed, and its code. */
export function buildServiceWorker({ code, buildHash, assets, searchIndex }: ServiceWorkerParts): string {
  const site: WorkerSite = {
    hash: buildHash,
    precache: [
      ...assets.filter((file) => shellAsset.test(file)).map((file) => ({ url: `/${file}`, revision: null })),
      { url: searchIndexPath, revision: digest([searchIndex]).slice(0, 16) },
      ...[routes.offline, ...corePages.map(pageDataPath)].map((url) => ({ url, revision: buildHash })),
      { url: vectorIconPath, revision: buildHash },
    ],
  }
  return `self.site=${JSON.stringify(site)};\n${code}`
}
