import { useState } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import * as say from '#wording/checklist.ts'
import { LazyPart } from '../../../ui/loading/lazy-part.tsx'
import { useHasMarks } from '../has-marks.ts'
import './own-toggle.css'

const load = () => import('./own-control.tsx').then(({ OwnControl }) => OwnControl)
const ownItem = (id: string) => import('./own-control.tsx').then((module) => module.ownItem(id))

/** The item's ownership toggle. Its code loads on the first press, or at once for readers who own something. */
export function OwnToggle({ item }: { item: ItemRef }) {
  const [isPressed, setPressed] = useState(false)
  const hasMarks = useHasMarks()
  const press = () => {
    setPressed(true)
    // A press counts even if the page is left before the code arrives. If the code does not arrive, LazyPart says so.
    ownItem(item.id).catch(console.error)
  }
  const offer = (
    <button type="button" className="button" onClick={press}>
      {say.iOwnThis()}
    </button>
  )
  if (!isPressed && !hasMarks) return <div className="own-toggle">{offer}</div>
  return (
    <div className="own-toggle">
      <LazyPart what={say.yourChecklist()} load={load} props={{ item, ownsAtOnce: isPressed }} waiting={offer} />
    </div>
  )
}
