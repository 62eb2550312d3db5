import { readPath } from '../navigation/page-address.ts'
import { isDataSaverOn } from '../navigation/is-data-saver-on.ts'
import { followNetwork } from './network-state.ts'
import { offerUpdates } from './offer-updates.ts'
import { pageDataPath } from '#pages/routes/routes.ts'

/** Registers the service worker and tells the reader, quietly, what comes of it. */
export async function startOfflineReading(): Promise<void> {
  followNetwork(() => void showChip())
  if (!('serviceWorker' in navigator)) return
  const isFirstVisit = !navigator.serviceWorker.controller
  // It would load some hundred kilobytes unasked.
  if (isFirstVisit && isDataSaverOn()) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    if (isFirstVisit) cacheThisVisit(navigator.serviceWorker)
    offerUpdates(registration)
  } catch (error) {
    console.error('The service worker could not be registered:', error)
  }
}

async function showChip(): Promise<void> {
  const { showOfflineChip } = await import('./offline-chip.tsx')
  showOfflineChip()
}

const dataAddress = /^\/assets\/data\/.*index\.json$/

/**
 * On a first visit the service worker comes when pages have been loaded already. Once it is there, they are asked for
 * again through it, so that it keeps them; the browser has them still and the server confirms it in a few bytes.
 */
function cacheThisVisit(container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => void askAgain(), { once: true })
}

async function askAgain(): Promise<void> {
  const prefetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const own = pageDataPath(readPath(location.pathname) ?? location.pathname)
  const wanted = [own, ...prefetched.filter((path) => dataAddress.test(path))]
  for (const address of new Set(wanted)) {
    const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
    // Offline there is nothing to cache.
    if (!answer) return
    await answer.arrayBuffer()
  }
}
