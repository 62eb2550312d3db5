import { useState, useSyncExternalStore } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import { LazyPart } from '../../../ui/loading/lazy-part.tsx'
import { hasTicks } from '../has-ticks.ts'
import './own-toggle.css'

const load = () => import('./own-control.tsx').then((module) => module.OwnControl)

/** The item's ownership toggle. Its code loads on the first press, or at once if this browser has a checklist. */
export function OwnToggle({ item }: { item: ItemRef }) {
  const [isPressed, press] = useState(false)
  const hasKept = useSyncExternalStore(neverChanges, hasTicks, isFalse)
  const offer = (
    <button type="button" className="button" onClick={() => press(true)}>
      I own this
    </button>
  )
  if (!isPressed && !hasKept) return <div className="own-toggle">{offer}</div>
  return (
    <div className="own-toggle">
      <LazyPart what="Your checklist" load={load} props={{ item, ownsAtOnce: isPressed }} waiting={offer} />
    </div>
  )
}

const neverChanges = () => () => {}
const isFalse = () => false
