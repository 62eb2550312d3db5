import { memo } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import * as say from '#wording/checklist-page.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import './entry-cell.css'

interface EntryCellProps {
  readonly item: ItemRef
  readonly level: ItemLevel
  /** Whether the Tab key stops at it: only one cell has it. */
  readonly isStop: boolean
}

/** One item as the game shows it: a picture, a name, a level. The surrounding grid handles its events. */
export const EntryCell = memo(function EntryCell({ item, level, isStop }: EntryCellProps) {
  const { id, name, rarity } = item
  return (
    <li className={`entry-cell ${rarity}${level > 0 ? ' owned' : ''}`} data-item={id}>
      <button type="button" tabIndex={isStop ? 0 : -1}>
        <ItemEmblem item={item} size="medium" />
        <b translate="no">{name}</b>
        <span className="visually-hidden">{level > 0 ? say.cellLevel({ level }) : say.cellNotOwned()}</span>
        {level > 0 && (
          <i className="cell-level" aria-hidden="true">
            {level}
          </i>
        )}
      </button>
    </li>
  )
})
