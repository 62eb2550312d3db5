import { downloadListPath } from '#pages/config/build-hash.ts'
import * as say from '#wording/offline.ts'
import { routes } from '#pages/routes/routes.ts'
import { pathPrefix } from '#wording/language.ts'
import { nameThings } from '#wording/names.ts'
import { readTitle } from '#wording/titles.ts'
import { createStore, type Store } from '../../ui/store/create-store.ts'
import { readBuildHash } from '../../ui/loading/read-build-hash.ts'
import { needsSignIn } from '../accounts/session/may-enter.ts'
import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import { countBytes, type DownloadList, type DownloadPart, type DownloadPartName } from './download-list.ts'
import { nameStores, savedAtHeader, canStorePages, titleHeader } from './stores.ts'

/** What has been downloaded, and what is being downloaded. */
export interface OfflineDownload {
  /** Null until known, and while offline. */
  readonly offer: DownloadList | null
  /** Null when nothing is downloaded. */
  readonly downloaded: { readonly list: DownloadList; readonly bytes: number } | null
  readonly progress: { readonly done: number; readonly all: number } | null
  /** `blocked`: this browser stores no pages. */
  readonly failure: 'full' | 'network' | 'blocked' | null
}

const downloadStore = createStore<OfflineDownload>({ offer: null, downloaded: null, progress: null, failure: null })
let stopping: AbortController | null = null

/** A store of the document, not of a component: the download goes on while the reader reads on. */
export const offlineDownload: Pick<Store<OfflineDownload>, 'read' | 'subscribe'> = downloadStore

/** Finds out what is downloaded and what could be. */
export async function refreshOfflineDownload(): Promise<void> {
  if (!(await canStorePages())) return set({ failure: 'blocked' })
  await refreshDownloaded()
  const offer = await fetchDownloadList().catch(() => null)
  set({ offer, failure: offer || stopping ? null : 'network' })
}

/** Downloads parts of the site until done, stopped, or failed. */
export async function startOfflineDownload(names: readonly DownloadPartName[]): Promise<void> {
  const { offer } = downloadStore.read()
  if (!offer || stopping) return
  const { signal } = (stopping = new AbortController())
  set({ progress: { done: 0, all: 1 }, failure: null })
  try {
    await downloadSite(offer, names, { signal, onProgress: (done, all) => set({ progress: { done, all } }) })
  } catch (error) {
    if (!signal.aborted) set({ failure: error instanceof StorageFullError ? 'full' : 'network' })
    if (!signal.aborted) console.error(error)
  } finally {
    stopping = null
    set({ progress: null })
    await refreshDownloaded()
  }
}

export function stopOfflineDownload(): void {
  stopping?.abort()
}

export async function removeOfflineDownload(): Promise<void> {
  stopOfflineDownload()
  await removeDownload(readBuildHash())
  await refreshDownloaded()
}

async function refreshDownloaded(): Promise<void> {
  const list = await readDownloadList(readBuildHash())
  set({ downloaded: list && { list, bytes: await measureDownload(list) } })
}

function set(change: Partial<OfflineDownload>): void {
  downloadStore.write({ ...downloadStore.read(), ...change })
}

interface DownloadProgress {
  /** Called after each step, with the bytes on this device and the total. */
  readonly onProgress: (doneBytes: number, allBytes: number) => void
  readonly signal: AbortSignal
}

/** There is not enough storage on this device. */
class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** What the newest build offers for download. Rejects when offline. */
async function fetchDownloadList(signal?: AbortSignal): Promise<DownloadList> {
  const answer = await fetch(downloadListPath, { cache: 'no-cache', ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`${downloadListPath} was answered with ${answer.status}.`)
  return answer.json()
}

/**
 * Brings parts of the site onto this device, and off it what they no longer hold. What is there already is not loaded
 * again, so that it can be stopped and continued, and an update loads only what has changed.
 * Rejects with StorageFullError, with AbortError when stopped, or with TypeError without a connection; what has arrived
 * stays.
 */
async function downloadSite(
  offer: DownloadList,
  names: readonly DownloadPartName[],
  progress: DownloadProgress,
): Promise<void> {
  const chosen: DownloadList = { ...offer, parts: offer.parts.filter(({ name }) => names.includes(name)) }
  const packs = chosen.parts.flatMap((part) => part.packs)
  const store = await caches.open(nameStores(offer.hash).download)
  await claimRoom(chosen)
  const hasOlder = (await store.match(downloadListPath)) !== undefined
  // Written first, so that what arrives can be read even if the rest does not.
  if (!hasOlder) await writeList(store, chosen)

  const allBytes = packs.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const { address, bytes } of packs) {
    if (!(await store.match(address))) await downloadPack(store, address, progress.signal)
    doneBytes += bytes
    progress.onProgress(doneBytes, allBytes)
  }
  // The service worker caches them.
  for (const address of chosen.files) await fetch(address, { signal: progress.signal })
  await writeList(store, chosen)
  await removeOthers(store, new Set([downloadListPath, ...packs.map(({ address }) => address)]))
}

/** Deletes the download. */
async function removeDownload(buildHash: string): Promise<void> {
  await caches.delete(nameStores(buildHash).download)
}

/** Bytes of a list's packs that are on this device. */
async function measureDownload(list: DownloadList): Promise<number> {
  const store = await caches.open(nameStores(list.hash).download)
  const there = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const isThere = ({ address }: DownloadPart['packs'][number]) => there.has(address)
  return list.parts.reduce((sum, part) => sum + countBytes({ ...part, packs: part.packs.filter(isThere) }), 0)
}

async function claimRoom(chosen: DownloadList): Promise<void> {
  // Requested first, so that the browser does not evict the download.
  await navigator.storage.persist()
  // Safari says so since version 17; without it, storing fails where there is no room.
  const { quota = Infinity, usage = 0 } = 'estimate' in navigator.storage ? await navigator.storage.estimate() : {}
  const missing = chosen.parts.reduce((sum, part) => sum + countBytes(part), 0) - (await measureDownload(chosen))
  if (missing > quota - usage) throw new StorageFullError()
}

async function downloadPack(store: Cache, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new TypeError(`${address} was answered with ${answer.status}.`)
  await put(store, address, answer)
}

function writeList(store: Cache, list: DownloadList): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [savedAtHeader]: String(Date.now()) }
  return put(store, downloadListPath, new Response(JSON.stringify(list), { headers }))
}

async function put(store: Cache, address: string, answer: Response): Promise<void> {
  try {
    await store.put(address, answer)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new StorageFullError()
    throw error
  }
}

async function removeOthers(store: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const others = (await store.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname))
  await Promise.all(others.map((request) => store.delete(request)))
}

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
async function readDownloadList(buildHash: string): Promise<DownloadList | null> {
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
