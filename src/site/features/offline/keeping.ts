import { fetchKeptList, forgetSite, keepSite, measureKept, StorageFullError } from './keep-site.ts'
import type { KeptList, KeptPartName } from './kept-list.ts'
import { readKeptList } from './list-kept-pages.ts'
import { readBuildHash } from './read-build-hash.ts'

/** What the reader has of the site, and what is on its way. */
export interface Keeping {
  /** Null until it is known, and without a connection. */
  readonly offer: KeptList | null
  /** Null when nothing is kept. */
  readonly kept: { readonly list: KeptList; readonly bytes: number } | null
  readonly progress: { readonly done: number; readonly all: number } | null
  readonly failure: 'full' | 'network' | null
}

let state: Keeping = { offer: null, kept: null, progress: null, failure: null }
let stopping: AbortController | null = null
const listeners = new Set<() => void>()

// A store of the document, not of a component: keeping goes on while the reader reads on.
export function readKeeping(): Keeping {
  return state
}

export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Learns what is kept and what could be. */
export async function lookAtKeeping(): Promise<void> {
  await lookAtKept()
  const offer = await fetchKeptList().catch(() => null)
  set({ offer, failure: offer || stopping ? null : 'network' })
}

/** Keeps parts of the site until they are there, the reader stops it, or it fails. */
export async function startKeeping(names: readonly KeptPartName[]): Promise<void> {
  const { offer } = state
  if (!offer || stopping) return
  const { signal } = (stopping = new AbortController())
  set({ progress: { done: 0, all: 1 }, failure: null })
  try {
    await keepSite(offer, names, { signal, onProgress: (done, all) => set({ progress: { done, all } }) })
  } catch (error) {
    if (!signal.aborted) set({ failure: error instanceof StorageFullError ? 'full' : 'network' })
    if (!signal.aborted) console.error(error)
  } finally {
    stopping = null
    set({ progress: null })
    await lookAtKept()
  }
}

export function stopKeeping(): void {
  stopping?.abort()
}

export async function stopAndForget(): Promise<void> {
  stopKeeping()
  await forgetSite(readBuildHash())
  await lookAtKept()
}

async function lookAtKept(): Promise<void> {
  const list = await readKeptList(readBuildHash())
  set({ kept: list && { list, bytes: await measureKept(list) } })
}

function set(change: Partial<Keeping>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
