import { formatDay } from '#wording/days.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as say from '#wording/offline.ts'
import { useStore } from '../../ui/store/create-store.ts'
import { shownPage, type ReachedPage } from '../navigation/shown-page.ts'
import { isOffline } from './network-state.ts'
import './offline-chip.css'

let isMounted = false

/** Adds the chip to the document; it is visible while offline. */
export function showOfflineChip(): void {
  if (isMounted) return
  isMounted = true
  // A separate React root: it outlives pages and works even if a page's code failed to load.
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OfflineChip />)
}

function OfflineChip(): ReactNode {
  const isShown = useStore(isOffline)
  const page = useStore(shownPage)
  return (
    <output className="offline-chip" hidden={!isShown}>
      {isShown && describeState(page)}
    </output>
  )
}

function describeState(page: ReachedPage | null): string {
  const day = page && page.data.kind !== 'offline' && page.context.today
  return day ? say.offlineSince({ day: formatDay(day) }) : say.offline()
}
