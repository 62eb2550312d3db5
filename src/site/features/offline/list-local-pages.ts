import * as say from '#wording/offline.ts'
import { downloadListPath } from '#pages/config/build-hash.ts'
import { routes } from '#pages/routes/routes.ts'
import { pathPrefix } from '#wording/language.ts'
import { nameThings } from '#wording/names.ts'
import { readTitle } from '#wording/titles.ts'
import { needsSignIn } from '../accounts/session/may-enter.ts'
import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import type { DownloadList } from './download-list.ts'
import { canStorePages, nameStores, titleHeader } from './stores.ts'

/** The pages of the site stored in this browser. */
export interface LocalPages {
  readonly visited: readonly LocalPage[]
  /** What the reader has downloaded; null if nothing. */
  readonly downloaded: DownloadList | null
}

export interface LocalPage {
  readonly path: string
  readonly title: string
}

/** Null where this browser stores no pages. */
export async function listLocalPages(buildHash: string): Promise<LocalPages | null> {
  if (!(await canStorePages())) return null
  const stores = nameStores(buildHash)
  const store = await caches.open(stores.pages)
  // What an address has brought before it led home cannot be read signed out.
  const isSignedIn = hasSignInHint()
  const visited = await Promise.all((await store.keys()).map((request) => describeEntry(store, request)))
  return {
    visited: visited
      .flat()
      .filter(({ path }) => isSignedIn || !needsSignIn(path))
      .toSorted((a, b) => a.path.localeCompare(b.path)),
    downloaded: await readDownloadList(buildHash),
  }
}

/** The list of the downloaded packs; null if there are none. */
export async function readDownloadList(buildHash: string): Promise<DownloadList | null> {
  const found = await (await caches.open(nameStores(buildHash).download)).match(downloadListPath)
  return found ? found.json() : null
}

async function describeEntry(store: Cache, request: Request): Promise<LocalPage[]> {
  const stored = await store.match(request)
  const title =
    pathPrefix === '' ? decodeURIComponent(stored?.headers.get(titleHeader) ?? '') : await readOwnTitle(stored)
  const path = /^\/assets\/data(\/.*)index\.json$/.exec(new URL(request.url).pathname)?.[1]
  return path ? [{ path, title: title || (path === routes.home ? say.home() : path) }] : []
}

/** The service worker speaks English alone. */
async function readOwnTitle(stored: Response | undefined): Promise<string> {
  if (!stored) return ''
  const { data } = await stored.json()
  return readTitle(nameThings(data)) ?? ''
}
