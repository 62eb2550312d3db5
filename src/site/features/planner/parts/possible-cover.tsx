import type { PlannerItem } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'

/** Owned items that may cover what looks like a gap, since not all of their shelves are known. */
export function PossibleCover({ items }: { items: readonly PlannerItem[] }) {
  return items.map((item) => (
    <p key={item.id} className="closer">
      <small>{say.unlessCoveredBy()}</small> <ItemChip item={item} />
    </p>
  ))
}
