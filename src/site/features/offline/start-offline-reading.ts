import { isDataSaverOn } from '../navigation/is-data-saver-on.ts'
import { cacheThisVisit } from './cache-this-visit.ts'
import { followNetwork } from './network-state.ts'
import { offerUpdates } from './offer-updates.ts'

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
