import { memo } from 'react'
import type { CapStep, Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { ChecklistGroups } from './checklist-groups.tsx'
import type { CollectionProgress } from './count-progress.ts'
import { useLevelKeypad } from './level-keypad.tsx'
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
  const [pickLevel, keypad] = useLevelKeypad(owned, caps)
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
      {keypad}
    </>
  )
})
