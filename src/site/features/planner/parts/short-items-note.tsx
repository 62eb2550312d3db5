import type { ItemKind } from '#catalogue/entities.ts'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import { listOwnedShortItems } from '#rankings/planner/find-gaps.ts'
import * as say from '#wording/planner.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './short-items-note.css'

interface ShortItemsNoteProps extends Pick<PlannerViewProps, 'game' | 'levels'> {
  /** Null for all kinds. */
  readonly kind: ItemKind | null
}

/** Says that the reader may cover more than is known, and why. */
export function ShortItemsNote({ game, levels, kind }: ShortItemsNoteProps) {
  const items = listOwnedShortItems(game, levels).filter((item) => kind === null || item.kind === kind)
  if (items.length === 0) return null
  return (
    <div className="short-items">
      <p>{say.mayCoverMore()}</p>
      <ul className="chips">
        {items.map((item) => (
          <li key={item.id}>
            <ItemChip item={item} /> <small>{item.knownTops && formatKnownTops(item.knownTops)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
