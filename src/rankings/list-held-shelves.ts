import { shelfLevels } from '#catalogue/entities.ts'
import { shelfMarks, type ShelfState } from './decide-shelves.ts'
import type { HeldShelf } from './ranking.ts'
import type { ShelfTable } from './shelf-table.ts'

// Shared, because a history has them a million times.
const onMiddle: HeldShelf = { shelf: 'middle', level: 1 }
const onTopByLevel = new Map<number, HeldShelf>(shelfLevels.map((level) => [level, { shelf: 'top', level }]))

/**
 * The shelf of every item of the table on each of some course variants, in their order; null for the bottom shelf.
 *
 * @param variants indexes of course variants
 */
export function listHeldShelves(
  table: ShelfTable,
  { shelfOfRow }: ShelfState,
  variants: readonly number[],
): (HeldShelf | null)[][] {
  // Most items have no shelf on any of them, and share this.
  const nowhere = variants.map((): HeldShelf | null => null)
  const held = table.items.map(() => nowhere)
  variants.forEach((variant, index) => {
    for (const row of table.rowsByVariant[variant]!) {
      if (shelfOfRow[row] === 0) continue
      const item = table.itemOfRow[row]!
      const isTop = shelfOfRow[row] === shelfMarks.top
      if (held[item] === nowhere) held[item] = [...nowhere]
      held[item]![index] = isTop ? onTopByLevel.get(table.topLevel[row]!)! : onMiddle
    }
  })
  return held
}
