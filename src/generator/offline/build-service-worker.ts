import { pageDataPath, routes } from '#pages/routes/routes.ts'
import { searchIndexPath } from '#pages/search/search-index.ts'
import type { WorkerSite } from '#site/features/offline/service-worker/worker-scope.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { digest } from '../files/digest.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { listGroupFiles } from '../prepare/stored-files.ts'
import type { PageIndex } from '../prepare/page-entry.ts'
import { vectorIconPath } from '../files/icon-list.ts'

/** What every page needs before it can be shown. Names change with the content. */
const shellAsset = /^assets\/(?:js|css|fonts|media)\/.*\.(?:js|css|woff2|svg|png|webp)$/

/** Small pages that are useful offline even if the reader has never opened them. */
const corePages = [
  routes.race,
  routes.planner,
  routes.home,
  routes.checklist,
  routes['user-checklist'],
  routes.shared,
  routes['user-settings'],
  routes['user-profile'],
  routes['not-found'],
]

interface ServiceWorkerParts {
  readonly code: string
  readonly buildHash: string
  /** Files of the bundle, relative to the site's root. */
  readonly assets: readonly string[]
  readonly index: PageIndex
}

/** The text of /service-worker.js: its code, preceded by the list of what it fetches when installed. */
export function buildServiceWorker({ code, buildHash, assets, index }: ServiceWorkerParts): string {
  const site: WorkerSite = {
    hash: buildHash,
    precache: [
      ...assets.filter((file) => shellAsset.test(file)).map((file) => ({ url: `/${file}`, revision: null })),
      { url: searchIndexPath, revision: shorten(digest([index.searchIndex])) },
      ...listGroupFiles(index)
        .filter(isPlannerData)
        .map((file) => ({ url: plannerDataPath, revision: shorten(file.digest) })),
      ...[routes.offline, ...corePages.map(pageDataPath)].map((url) => ({ url, revision: buildHash })),
      { url: vectorIconPath, revision: buildHash },
    ],
  }
  return `self.site=${JSON.stringify(site)};\n${code}`
}

function isPlannerData({ file }: { readonly file: string }): boolean {
  return file === outputFileName(plannerDataPath)
}

function shorten(text: string): string {
  return text.slice(0, 16)
}
