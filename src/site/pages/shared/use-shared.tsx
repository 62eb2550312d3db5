import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/sharing.ts'
import { parseShared, type SharedFault } from '../../features/sharing/shared-address.ts'
import type { SharedCollection } from '../../features/sharing/collect-shared.ts'
import { onAddressReplaced } from '../../features/navigation/replace-address.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'

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

const notes: Readonly<Record<SharedFault, readonly [title: string, remedy: ReactNode]>> = {
  none: [
    say.nothingShared(),
    rich(say.aboutNothingShared(), { checklist: (inner) => <a href={routes.checklist}>{inner}</a> }),
  ],
  cut: [say.linkCut(), say.aboutLinkCut()],
  damaged: [say.linkDamaged(), say.aboutLinkDamaged()],
  newer: [say.linkNewer(), say.aboutLinkNewer()],
}

export function SharedFaultNote({ fault }: { fault: SharedFault }) {
  const [title, remedy] = notes[fault]
  return (
    <div role="alert">
      <EmptyState title={title}>{remedy}</EmptyState>
    </div>
  )
}
