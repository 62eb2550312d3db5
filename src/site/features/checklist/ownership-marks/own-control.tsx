import { useEffect } from 'react'
import { capMark, capSteps, isCapStep, isItemLevel, itemLevels } from '#documents/checklist.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import * as say from '#wording/checklist.ts'
import { readerChecklist, useReaderChecklist } from '../reader-checklist.ts'
import { toggleOwned } from '../toggle-owned.ts'
import { Button } from '../../../ui/controls/button.tsx'
import './own-control.css'

/** Marks an item as owned, unless it is. */
export function ownItem(id: string): void {
  if (!readerChecklist.read().owned.has(id)) toggleOwned(id)
}

/** Whether the reader owns the item of the page, and at which level. */
export function OwnControl({ item, ownsAtOnce }: { item: ItemRef; ownsAtOnce: boolean }) {
  const { owned, caps } = useReaderChecklist()
  const level = owned.get(item.id) ?? 0
  // The press that loaded this code was meant to mark the item.
  useEffect(() => {
    if (ownsAtOnce) ownItem(item.id)
  }, [item.id, ownsAtOnce])
  return (
    <div className="own-control">
      <Button aria-pressed={level > 0} look={level > 0 ? 'plain' : 'primary'} onClick={() => toggleOwned(item.id)}>
        {level > 0 ? say.iOwnThisChecked() : say.iOwnThis()}
      </Button>
      {level > 0 && (
        <select
          className="own-level"
          aria-label={say.level()}
          value={level}
          onChange={({ target }) => setLevel(item.id, Number(target.value))}
        >
          {itemLevels.slice(1).map((choice) => (
            <option key={choice} value={choice}>
              {say.ownedLevel({ level: choice })}
            </option>
          ))}
        </select>
      )}
      {level > 0 && (
        <select
          className="own-level"
          aria-label={say.pointsCap()}
          value={caps.get(item.id) ?? 0}
          onChange={({ target }) => setCap(item.id, Number(target.value))}
        >
          {capSteps.map((step) => (
            <option key={step} value={step}>
              {say.capNumber({ cap: step })}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function setLevel(id: string, level: number): void {
  if (isItemLevel(level)) readerChecklist.change(new Map([[id, level]]))
}

function setCap(id: string, step: number): void {
  if (isCapStep(step)) readerChecklist.change(new Map([[capMark(id), step]]))
}
