import type { KeptList } from './kept-list.ts'
import { keptListPath, nameStores, titleHeader } from './stores.ts'

/** What this browser has kept of the site. */
export interface KeptPages {
  readonly visited: readonly KeptPage[]
  /** What the reader has chosen to keep; null when nothing. */
  readonly chosen: KeptList | null
}

export interface KeptPage {
  readonly path: string
  readonly title: string
}

/** Empty where the browser has no caches, or forbids them. */
export async function listKeptPages(buildHash: string): Promise<KeptPages> {
  if (!('caches' in globalThis)) return { visited: [], chosen: null }
  const stores = nameStores(buildHash)
  const store = await caches.open(stores.pages)
  const visited = await Promise.all((await store.keys()).map((request) => describeEntry(store, request)))
  return {
    visited: visited.flat().toSorted((a, b) => a.path.localeCompare(b.path)),
    chosen: await readKeptList(buildHash),
  }
}

/** What is known of the packs that are kept; null when there are none. */
export async function readKeptList(buildHash: string): Promise<KeptList | null> {
  const found = await (await caches.open(nameStores(buildHash).kept)).match(keptListPath)
  return found ? found.json() : null
}

async function describeEntry(store: Cache, request: Request): Promise<KeptPage[]> {
  const title = decodeURIComponent((await store.match(request))?.headers.get(titleHeader) ?? '')
  const path = /^\/assets\/data(\/.*)index\.json$/.exec(new URL(request.url).pathname)?.[1]
  return path ? [{ path, title: title || path }] : []
}
