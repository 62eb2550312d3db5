import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { shelfTablesOf, type ShelfTable } from '#rankings/shelf-table.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'

/** Ascending, each with a digest of all that is known up to the day. */
type History = readonly (readonly [day: number, digest: string])[]

/**
 * A digest, for a kind and a day, of all that shelves contribute to the rankings up to that day. A ranking depends on
 * its day and the days before it, so the end of a shelf and later events change nothing in it.
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
      before = digest(before + changes)
      return [day, before]
    })
}

/**
 * By day number, what comes then, a line for each: items with all that rankings ask of their shelves as a whole, and rows
 * that begin or end. As text, because a game has a hundred thousand of them, and each build goes through them.
 */
function describeChanges({ items, variantIndexes, ...rows }: ShelfTable): Map<number, string> {
  const changes = new Map<number, string>()
  const add = (day: number, change: string): void => {
    changes.set(day, `${changes.get(day) ?? ''}\n${change}`)
  }
  for (const { item, entryDay, knownTops } of items) add(entryDay, `${item.id} enters ${JSON.stringify(knownTops)}`)
  const variantIds = [...variantIndexes.keys()]
  for (let row = 0; row < rows.from.length; row++) {
    const { item } = items[rows.itemOfRow[row]!]!
    const shelf = `${item.id} ${variantIds[rows.variantOfRow[row]!]} ${rows.topLevel[row]}`
    add(rows.from[row]!, `${shelf} begins`)
    add(rows.until[row]!, `${shelf} ends`)
  }
  return changes
}
