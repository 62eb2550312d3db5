import { useMemo, useState } from 'react'
import { parseShared, type SharedFault } from '../../features/sharing/shared-address.ts'
import type { SharedCollection } from '../../features/sharing/shared-collection.ts'
import { useFragment } from './use-fragment.ts'

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
