import { createStore, type Store } from '../../ui/store/create-store.ts'
import { fetchDownloadList, removeDownload, downloadSite, measureDownload, StorageFullError } from './download-site.ts'
import type { DownloadList, DownloadPartName } from './download-list.ts'
import { readDownloadList } from './list-local-pages.ts'
import { canStorePages } from './stores.ts'
import { readBuildHash } from '../../ui/loading/read-build-hash.ts'

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

const store = createStore<OfflineDownload>({ offer: null, downloaded: null, progress: null, failure: null })
let stopping: AbortController | null = null

/** A store of the document, not of a component: the download goes on while the reader reads on. */
export const offlineDownload: Pick<Store<OfflineDownload>, 'read' | 'subscribe'> = store

/** Finds out what is downloaded and what could be. */
export async function refreshOfflineDownload(): Promise<void> {
  if (!(await canStorePages())) return set({ failure: 'blocked' })
  await refreshDownloaded()
  const offer = await fetchDownloadList().catch(() => null)
  set({ offer, failure: offer || stopping ? null : 'network' })
}

/** Downloads parts of the site until done, stopped, or failed. */
export async function startOfflineDownload(names: readonly DownloadPartName[]): Promise<void> {
  const { offer } = store.read()
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
  store.write({ ...store.read(), ...change })
}
