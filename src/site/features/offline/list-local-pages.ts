import type { DownloadList } from './download-list.ts'
import { downloadListPath, nameStores, titleHeader } from './stores.ts'

/** What this browser has kept of the site. */
export interface LocalPages {
  readonly visited: readonly LocalPage[]
  /** What the reader has chosen to keep; null when nothing. */
  readonly downloaded: DownloadList | null
}

export interface LocalPage {
  readonly path: string
  readonly title: string
}

/** Empty where the browser has no caches, or forbids them. */
export async function listLocalPages(buildHash: string): Promise<LocalPages> {
  if (!('caches' in globalThis)) return { visited: [], downloaded: null }
  const stores = nameStores(buildHash)
  const store = await caches.open(stores.pages)
  const visited = await Promise.all((await store.keys()).map((request) => describeEntry(store, request)))
  return {
    visited: visited.flat().toSorted((a, b) => a.path.localeCompare(b.path)),
    downloaded: await readDownloadList(buildHash),
  }
}

/** What is known of the packs that are kept; null when there are none. */
export async function readDownloadList(buildHash: string): Promise<DownloadList | null> {
  const found = await (await caches.open(nameStores(buildHash).download)).match(downloadListPath)
  return found ? found.json() : null
}

async function describeEntry(store: Cache, request: Request): Promise<LocalPage[]> {
  const title = decodeURIComponent((await store.match(request))?.headers.get(titleHeader) ?? '')
  const path = /^\/assets\/data(\/.*)index\.json$/.exec(new URL(request.url).pathname)?.[1]
  return path ? [{ path, title: title || path }] : []
}
