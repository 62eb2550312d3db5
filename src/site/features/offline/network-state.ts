import { createStore, type Store } from '../../ui/store/create-store.ts'
import { isNetworkNotice } from './worker-messages.ts'

const store = createStore(false)

/** Whether the reader is offline, as far as is known. */
export const isOffline: Pick<Store<boolean>, 'read' | 'subscribe'> = store

/**
 * Follows the connection. The browser knows only whether there is a network, the service worker whether the site can
 * be reached through it, and a document composed on this device says so itself.
 * @param onOffline called each time when the connection is lost
 */
export function followNetwork(onOffline: () => void): void {
  function set(next: boolean): void {
    if (next === store.read()) return
    if (next) {
      console.log('No connection: reading from this device.')
      onOffline()
    } else {
      document.documentElement.removeAttribute('data-offline')
    }
    store.write(next)
  }
  addEventListener('offline', () => set(true))
  addEventListener('online', () => set(false))
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNetworkNotice(data)) set(!data.isReached)
  })
  set(!navigator.onLine || document.documentElement.hasAttribute('data-offline'))
}
