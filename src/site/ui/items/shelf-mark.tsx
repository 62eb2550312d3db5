import type { ShelfLevel } from '#catalogue/entities.ts'
import type { KnownShelf } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/rows.ts'
import { shelfNames } from '../wording/wording.ts'

/** Three boards with the item's own shelf highlighted, beside its name. @param isBoosted whether a cup lifts it there */
export function ShelfMark({ shelf, isBoosted = false }: { shelf: KnownShelf; isBoosted?: boolean }) {
  return (
    <span className={`shelf shelf-${shelf}`}>
      {shelfNames[shelf]}
      {isBoosted && <BoostMark />}
    </span>
  )
}

/** Beside a shelf that an item only has in this cup. */
export function BoostMark() {
  return (
    <span className="shelf-boost" title={say.higherHere()}>
      <span aria-hidden="true">↑</span>
      <span className="visually-hidden">{say.higherHereAfterShelf()}</span>
    </span>
  )
}

/** The item level that reaches the shelf; nothing for level 1. */
export function LevelMark({ level }: { level: ShelfLevel }) {
  return level === 1 ? null : <span className="level">{say.levelMark({ level })}</span>
}
