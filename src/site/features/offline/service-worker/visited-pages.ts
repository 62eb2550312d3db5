import { CacheExpiration } from 'workbox-expiration'
import { readCodeDigits } from '#pages/config/build-hash.ts'
import { pageDataPath } from '#pages/routes/routes.ts'
import { nameStores, savedAtHeader, titleHeader } from '../stores.ts'
import { parseLocalPageFile, type LocalPageFile } from './local-page-file.ts'
import { scope } from './worker-scope.ts'

const maxPages = 300
const storeName = nameStores(scope.site.hash).pages
const expiration = new CacheExpiration(storeName, { maxEntries: maxPages })

/** Caches a page from the network; if storage is full, cached pages are deleted instead. */
export async function saveVisited(path: string, text: string): Promise<void> {
  const file = parseLocalPageFile(text, Date.now())
  // A newer build may write page data in another form, which the code of this one could not show.
  if (!file || readCodeDigits(file.hash) !== readCodeDigits(scope.site.hash)) return
  const address = pageDataPath(path)
  const headers = {
    'Content-Type': 'application/json',
    [titleHeader]: encodeURIComponent(file.title ?? ''),
    [savedAtHeader]: String(file.savedAt),
  }
  await freeStorage(async () => {
    await (await caches.open(storeName)).put(address, new Response(text, { headers }))
    await expiration.updateTimestamp(address)
    await expiration.expireEntries()
  })
}

/** A broken copy counts as missing and is deleted. */
export async function findVisited(path: string): Promise<LocalPageFile | null> {
  const found = await (await caches.open(storeName)).match(pageDataPath(path))
  if (!found) return null
  try {
    return parseLocalPageFile(await found.text(), Number(found.headers.get(savedAtHeader)))
  } catch (error) {
    console.warn(`The stored copy of ${path} is broken.`, error)
    await forgetVisited(path)
    return null
  }
}

/** The server no longer has it. */
export async function forgetVisited(path: string): Promise<void> {
  await (await caches.open(storeName)).delete(pageDataPath(path))
}

const { pages, files, assets } = nameStores(scope.site.hash)

/**
 * Writes to this device. If it is full, this write is abandoned, and pages that were only visited are deleted to make
 * room for later ones; the shell and downloads stay.
 */
async function freeStorage(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isStorageFull(error)) throw error
    console.warn('Storage is full: pages visited before are no longer available offline.')
    await Promise.all([pages, files, assets].map((name) => caches.delete(name)))
  }
}

function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
