import { memo, useCallback, useState } from 'react'
import { capMark, type CapStep, type Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { ChecklistGroups } from './checklist-groups.tsx'
import type { CollectionProgress } from './count-progress.ts'
import { type KeypadTarget, LevelKeypad } from './level-keypad.tsx'
import { Tile } from './tile.tsx'

interface TilesProps {
  readonly entries: readonly ItemListEntry[]
  readonly owned: Levels
  readonly caps: ReadonlyMap<string, CapStep>
  readonly progress: CollectionProgress
  readonly isGrouped: boolean
  /** By item id, what is told instead of the skill. */
  readonly notes: ReadonlyMap<string, string> | null
}

/** The items with their skills, each with a button for its level. */
export const Tiles = memo(function Tiles({ entries, owned, caps, progress, isGrouped, notes }: TilesProps) {
  const [keypad, setKeypad] = useState<KeypadTarget | null>(null)
  const pickLevel = useCallback((item: ItemListEntry, anchor: HTMLElement) => setKeypad({ item, anchor }), [])
  return (
    <>
      <ChecklistGroups
        entries={entries}
        progress={progress}
        isGrouped={isGrouped}
        renderItems={(items) => (
          <ul className="tiles">
            {items.map((entry) => (
              <Tile
                key={entry.id}
                entry={entry}
                level={owned.get(entry.id) ?? 0}
                note={notes?.get(entry.id)}
                onPickLevel={pickLevel}
              />
            ))}
          </ul>
        )}
      />
      <LevelKeypad
        target={keypad}
        level={(keypad && owned.get(keypad.item.id)) ?? 0}
        cap={(keypad && caps.get(keypad.item.id)) ?? 0}
        onChoose={(level) => {
          if (keypad) readerChecklist.change(new Map([[keypad.item.id, level]]))
          setKeypad(null)
        }}
        onChooseCap={(cap) => keypad && readerChecklist.change(new Map([[capMark(keypad.item.id), cap]]))}
        close={() => setKeypad(null)}
      />
    </>
  )
})
