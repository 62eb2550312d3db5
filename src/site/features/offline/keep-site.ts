import { countBytes, type KeptList, type KeptPart, type KeptPartName } from './kept-list.ts'
import { keptListPath, nameStores, savedAtHeader } from './stores.ts'

export interface KeepingProgress {
  /** Called after each step. Bytes that are on this device, of those that shall be. */
  readonly onProgress: (doneBytes: number, allBytes: number) => void
  readonly signal: AbortSignal
}

/** There is less room on this device than is needed. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** What the site offers to keep, as of its newest build. @throws by the promise without a connection */
export async function fetchKeptList(signal?: AbortSignal): Promise<KeptList> {
  const answer = await fetch(keptListPath, { cache: 'no-cache', ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`${keptListPath} was answered with ${answer.status}.`)
  return answer.json()
}

/**
 * Brings parts of the site onto this device, and off it what they no longer hold. What is there already is not loaded
 * again, so that it can be stopped and continued, and an update loads only what has changed.
 * @throws by the promise StorageFullError, AbortError when stopped, TypeError without a connection; what has arrived stays
 */
export async function keepSite(
  offer: KeptList,
  names: readonly KeptPartName[],
  progress: KeepingProgress,
): Promise<void> {
  const chosen: KeptList = { ...offer, parts: offer.parts.filter(({ name }) => names.includes(name)) }
  const packs = chosen.parts.flatMap((part) => part.packs)
  const store = await caches.open(nameStores(offer.hash).kept)
  await claimRoom(chosen)
  const hasOlder = (await store.match(keptListPath)) !== undefined
  // Named from the start, what arrives can be read even if the rest does not.
  if (!hasOlder) await writeList(store, chosen)

  const allBytes = packs.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const { address, bytes } of packs) {
    if (!(await store.match(address))) await keepPack(store, address, progress.signal)
    doneBytes += bytes
    progress.onProgress(doneBytes, allBytes)
  }
  // The service worker keeps them.
  for (const address of chosen.files) await fetch(address, { signal: progress.signal })
  await writeList(store, chosen)
  await removeOthers(store, new Set([keptListPath, ...packs.map(({ address }) => address)]))
}

/** Removes everything that was kept by choice. */
export async function forgetSite(buildHash: string): Promise<void> {
  await caches.delete(nameStores(buildHash).kept)
}

/** Bytes of a list's packs that are on this device. */
export async function measureKept(list: KeptList): Promise<number> {
  const store = await caches.open(nameStores(list.hash).kept)
  const there = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const isThere = ({ address }: KeptPart['packs'][number]) => there.has(address)
  return list.parts.reduce((sum, part) => sum + countBytes({ ...part, packs: part.packs.filter(isThere) }), 0)
}

async function claimRoom(chosen: KeptList): Promise<void> {
  // Asked first: storage that may be emptied at any time is no promise to a reader.
  await navigator.storage.persist()
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
  const missing = chosen.parts.reduce((sum, part) => sum + countBytes(part), 0) - (await measureKept(chosen))
  if (missing > quota - usage) throw new StorageFullError()
}

async function keepPack(store: Cache, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new TypeError(`${address} was answered with ${answer.status}.`)
  await put(store, address, answer)
}

function writeList(store: Cache, list: KeptList): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [savedAtHeader]: String(Date.now()) }
  return put(store, keptListPath, new Response(JSON.stringify(list), { headers }))
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
