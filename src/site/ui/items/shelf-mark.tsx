import type { ShelfLevel } from '#catalogue/entities.ts'
import type { SaidShelf } from '#rankings/planner/score-placement.ts'
import { shelfNames } from '../wording/wording.ts'

/** Three boards with the item's own shelf highlighted, beside its name. */
export function ShelfMark({ shelf }: { shelf: SaidShelf }) {
  return <span className={`shelf shelf-${shelf}`}>{shelfNames[shelf]}</span>
}

/** The item level that reaches the shelf; nothing for level 1. */
export function LevelMark({ level }: { level: ShelfLevel }) {
  return level === 1 ? null : <span className="level">{`Lv ${level}`}</span>
}
