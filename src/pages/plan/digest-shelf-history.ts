import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { shelfTablesOf, type ShelfTable } from '#rankings/shelf-table.ts'
import { mapKinds } from '../data/map-kinds.ts'

/** Ascending, each with a digest of all that is known up to the day. */
type History = readonly (readonly [day: number, digest: string])[]

/**
 * A digest, for a kind and a day, of all that shelves contribute to the rankings up to that day. A ranking rests on its
 * day and on days before it, so the end of a shelf and what comes later change nothing in it.
 * @param digest shortens a text to one that changes with it
 */
export function digestShelfHistory(
  catalogue: Catalogue,
  digest: (text: string) => string,
): (kind: ItemKind, day: IsoDate) => string {
  const tables = shelfTablesOf(catalogue)
  const histories = mapKinds((kind) => digestTable(tables[kind], digest))
  return (kind, day) => {
    const dayNumber = toDayNumber(day)
    return histories[kind].findLast(([from]) => from <= dayNumber)?.[1] ?? ''
  }
}

function digestTable(table: ShelfTable, digest: (text: string) => string): History {
  let before = ''
  return [...describeChanges(table)]
    .toSorted(([a], [b]) => a - b)
    .map(([day, changes]) => {
      before = digest(JSON.stringify([before, changes]))
      return [day, before]
    })
}

/**
 * By day number, what comes then: items with all that rankings ask of their shelves as a whole, and rows that begin or
 * end.
 */
function describeChanges({ items, variantIndexes, ...rows }: ShelfTable): Map<number, unknown[]> {
  const changes = new Map<number, unknown[]>()
  const add = (day: number, change: unknown): void => {
    const known = changes.get(day)
    if (known === undefined) changes.set(day, [change])
    else known.push(change)
  }
  for (const { item, entryDay, knownTops } of items) add(entryDay, [item.id, knownTops])
  const variantIds = [...variantIndexes.keys()]
  rows.from.forEach((from, row) => {
    const shelf = [items[rows.itemOfRow[row]!]!.item.id, variantIds[rows.variantOfRow[row]!], rows.topLevel[row]]
    add(from, ['begins', ...shelf])
    add(rows.until[row]!, ['ends', ...shelf])
  })
  return changes
}
