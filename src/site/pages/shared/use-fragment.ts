import { useSyncExternalStore } from 'react'
import { onAddressReplaced } from '../../features/navigation/replace-address.ts'

/** The fragment of the address, live. Only for parts that are never prerendered. */
export function useFragment(): string {
  return useSyncExternalStore(watch, () => location.hash)
}

function watch(notify: () => void): () => void {
  const stop = onAddressReplaced(notify)
  addEventListener('hashchange', notify)
  addEventListener('popstate', notify)
  return () => {
    stop()
    removeEventListener('hashchange', notify)
    removeEventListener('popstate', notify)
  }
}
