import { nameStores } from '../stores.ts'
import { scope } from './worker-scope.ts'

const { pages, files, assets } = nameStores(scope.site.hash)

/**
 * Writes to this device. If it is full, this write is abandoned, and pages that were only visited are deleted to make
 * room for later ones; the shell and downloads stay.
 */
export async function freeStorage(write: () => Promise<void>): Promise<void> {
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
