import type { ItemRef } from '#pages/data/refs.ts'
import * as say from '#wording/checklist.ts'
import { readerChecklist, useReaderChecklist } from '../reader-checklist.ts'
import { toggleOwned } from '../toggle-owned.ts'
import './own-tools.css'

export { readerChecklist }

/** Covers the emblem of a card. */
export function OwnMark({ item }: { item: ItemRef }) {
  const isOwned = useReaderChecklist().owned.has(item.id)
  return (
    <button
      type="button"
      className="own-mark"
      aria-pressed={isOwned}
      aria-label={say.iOwnItem({ item: item.name })}
      onClick={() => toggleOwned(item.id)}
    />
  )
}
