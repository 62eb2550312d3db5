import { downloadListPath } from '#pages/config/build-hash.ts'
import { countBytes, type DownloadList, type DownloadPart, type DownloadPartName } from './download-list.ts'
import { nameStores, savedAtHeader } from './stores.ts'

export interface DownloadProgress {
  /** Called after each step, with the bytes on this device and the total. */
  readonly onProgress: (doneBytes: number, allBytes: number) => void
  readonly signal: AbortSignal
}

/** There is not enough storage on this device. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** What the newest build offers for download. Rejects when offline. */
export async function fetchDownloadList(signal?: AbortSignal): Promise<DownloadList> {
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
export async function downloadSite(
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
export async function removeDownload(buildHash: string): Promise<void> {
  await caches.delete(nameStores(buildHash).download)
}

/** Bytes of a list's packs that are on this device. */
export async function measureDownload(list: DownloadList): Promise<number> {
  const store = await caches.open(nameStores(list.hash).download)
  const there = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const isThere = ({ address }: DownloadPart['packs'][number]) => there.has(address)
  return list.parts.reduce((sum, part) => sum + countBytes({ ...part, packs: part.packs.filter(isThere) }), 0)
}

async function claimRoom(chosen: DownloadList): Promise<void> {
  // Requested first, so that the browser does not evict the download.
  await navigator.storage.persist()
  // Safari tells since version 17; without it, storing fails where there is no room.
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
