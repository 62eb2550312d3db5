import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { shelfNames } from '../wording/wording.ts'

/** The three boards, with the item's own one lit, beside the words. */
export function ShelfMark({ shelf }: { shelf: Shelf }) {
  return <span className={`shelf shelf-${shelf}`}>{shelfNames[shelf]}</span>
}

/** The item level from which a place on the shelf holds; nothing for one that holds from the start. */
export function LevelMark({ level }: { level: ShelfLevel }) {
  return level === 1 ? null : <span className="level">Lv {level}</span>
}
