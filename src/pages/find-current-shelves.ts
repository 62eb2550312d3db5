import type { IsoDate } from '#catalogue/calendar.ts'
import type { Item, ShelfRelation } from '#catalogue/entities.ts'

/**
 * The shelf that an item reaches on each course variant on a date: the top shelf where it gets there at any
 * level, else the middle one; of several rows the one with the lowest level. In the order of the item's shelves.
 */
export function findCurrentShelves(item: Item, date: IsoDate): ShelfRelation[] {
  const best = new Map<string, ShelfRelation>()
  for (const relation of item.shelves) {
    if (relation.since > date || (relation.until !== null && relation.until <= date)) continue
    const known = best.get(relation.variantId)
    if (!known || isBetter(relation, known)) best.set(relation.variantId, relation)
  }
  return [...best.values()]
}

function isBetter(a: ShelfRelation, b: ShelfRelation): boolean {
  return a.shelf === b.shelf ? a.level < b.level : a.shelf === 'top'
}
