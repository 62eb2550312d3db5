import { memo } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { toggleOwned } from '../../features/checklist/toggle-owned.ts'
import './tile.css'

interface TileProps {
  readonly entry: ItemListEntry
  readonly level: ItemLevel
  /** What is told instead of its skill. */
  readonly note: string | undefined
  /** Must be a stable function: 845 tiles compare it on every tap. */
  readonly onPickLevel: (entry: ItemListEntry, anchor: HTMLElement) => void
}

/** One item: a tap toggles ownership, and its level opens the keypad. */
export const Tile = memo(function Tile({ entry, level, note, onPickLevel }: TileProps) {
  const { id, name, rarity, skill } = entry
  return (
    <li className={`own-tile ${rarity}${level > 0 ? ' owned' : ''}`} data-item={id}>
      <button type="button" className="tile-mark" aria-pressed={level > 0} onClick={() => toggleOwned(id)}>
        <ItemEmblem item={entry} size="medium" />
        <span className="tile-text">
          <b translate="no">{name}</b>
          <small className={note && 'tile-note'}>
            <RarityMark rarity={rarity} /> {note ?? skill?.name ?? say.skillNotRecorded()}
          </small>
        </span>
      </button>
      <button
        type="button"
        className="tile-level"
        aria-haspopup="dialog"
        aria-label={level > 0 ? say.levelNamed({ level, item: name }) : say.setLevelNamed({ item: name })}
        onClick={(event) => onPickLevel(entry, event.currentTarget)}
      >
        {level > 0 ? level : '–'}
      </button>
    </li>
  )
})
