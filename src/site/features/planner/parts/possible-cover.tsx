import type { PlannerItem } from '#rankings/planner/planner-game.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'

/** Owned items that may cover what looks like a gap, since not all of their shelves are known. */
export function PossibleCover({ items }: { items: readonly PlannerItem[] }) {
  return items.map((item) => (
    <p key={item.id} className="closer">
      <small>unless covered by</small> <ItemChip item={item} />
    </p>
  ))
}
