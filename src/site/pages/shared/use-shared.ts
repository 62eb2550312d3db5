import { useMemo, useState, useSyncExternalStore } from 'react'
import { parseShared, type SharedFault } from '../../features/sharing/shared-address.ts'
import type { SharedCollection } from '../../features/sharing/shared-collection.ts'
import { onAddressReplaced } from '../../features/navigation/replace-address.ts'

/** What the address shares, or why it shares nothing. */
export function useShared(): SharedCollection | SharedFault {
  const fragment = useFragment()
  const read = useMemo(() => parseShared(fragment), [fragment])
  const [shown, setShown] = useState(read)
  // A link within the page, such as to its main content, replaces the fragment but not what is shown.
  const next = read === 'none' ? shown : read
  if (next !== shown) setShown(next)
  return next
}

/** The fragment of the address, live. Only for parts that are never prerendered. */
function useFragment(): string {
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
