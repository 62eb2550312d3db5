import { useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { formatDay } from '../../ui/components/day.tsx'
import { followPages, type ReachedPage } from '../navigation/shown-page.ts'
import { readIsOffline, subscribeToNetwork } from './network-state.ts'
import { readDataDay } from './read-data-day.ts'
import './offline-chip.css'

let isMounted = false
let shown: ReachedPage | null = null

/** Puts the chip into the document; it shows itself whenever there is no connection. */
export function showOfflineChip(): void {
  if (isMounted) return
  isMounted = true
  // A root of its own: it outlives pages, and may come when a page's code could not.
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OfflineChip />)
}

function OfflineChip(): ReactNode {
  const isOffline = useSyncExternalStore(subscribeToNetwork, readIsOffline)
  const page = useSyncExternalStore(subscribeToPages, () => shown)
  return (
    <output className="offline-chip" hidden={!isOffline}>
      {isOffline && describeState(page)}
    </output>
  )
}

function subscribeToPages(onChange: () => void): () => void {
  return followPages((page) => {
    shown = page
    onChange()
  })
}

function describeState(page: ReachedPage | null): string {
  const day = page && page.data.kind !== 'offline' && readDataDay(page.context)
  return day ? `Offline · data of ${formatDay(day)}` : 'Offline'
}
