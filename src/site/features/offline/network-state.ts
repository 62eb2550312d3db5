import { isNetworkNotice } from './worker-messages.ts'

let isOffline = false
const listeners = new Set<() => void>()

/** Whether the reader is, as far as anybody can tell, without a connection. */
export function readIsOffline(): boolean {
  return isOffline
}

export function subscribeToNetwork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Follows the connection. The browser knows only whether there is a network, the service worker whether the site can
 * be reached through it, and a document composed on this device says so itself.
 * @param onOffline called each time when the connection is lost
 */
export function followNetwork(onOffline: () => void): void {
  function set(next: boolean): void {
    if (next === isOffline) return
    isOffline = next
    if (next) {
      console.log('No connection: the site is read from this device.')
      onOffline()
    } else {
      document.documentElement.removeAttribute('data-offline')
    }
    for (const listener of listeners) listener()
  }
  addEventListener('offline', () => set(true))
  addEventListener('online', () => set(false))
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNetworkNotice(data)) set(!data.isReached)
  })
  set(!navigator.onLine || document.documentElement.hasAttribute('data-offline'))
}
