import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import {
  listRankableItems,
  listShelfRows,
  listVariantStarts,
  never,
  type RankableItem,
  type ShelfRow,
} from './list-shelf-rows.ts'

/** The shelf relations of one kind in columns, because a whole history walks through them hundreds of times. */
export interface ShelfTable {
  readonly kind: ItemKind
  /** By id, whatever the order of the catalogue. */
  readonly items: readonly RankableItem[]
  /** Index of each course variant in arrays that have one entry per variant; the same for all kinds. */
  readonly variantIndexes: ReadonlyMap<string, number>
  /** Ascending day numbers on which an item enters the game, or a row begins or ends to hold. */
  readonly changeDays: Int32Array
  /**
   * Ascending day numbers on which a row begins to hold later than its item and variant are in the game, or ends to:
   * what a newer record of the shelves says. So does one that shows an item whose debut is not on record.
   */
  readonly recordDays: Int32Array
  /** Row numbers, by variant index. */
  readonly rowsByVariant: readonly (readonly number[])[]
  // One entry per row, by item, then as listShelfRows orders them; see ShelfRow.
  readonly itemOfRow: Int32Array
  readonly variantOfRow: Int32Array
  readonly topLevel: Int32Array
  readonly from: Int32Array
  readonly until: Int32Array
}

export type ShelfTables = Readonly<Record<ItemKind, ShelfTable>>

/** The tables of a catalogue, which is frozen: they are built once for it. */
export const shelfTablesOf = memoizeWeak((catalogue: Catalogue): ShelfTables => {
  const variantStarts = listVariantStarts(catalogue)
  const variantIndexes = new Map([...variantStarts.keys()].map((id, index) => [id, index]))
  return mapKinds((kind) => buildShelfTable(catalogue, kind, variantStarts, variantIndexes))
})

function buildShelfTable(
  catalogue: Catalogue,
  kind: ItemKind,
  variantStarts: ReadonlyMap<string, number>,
  variantIndexes: ReadonlyMap<string, number>,
): ShelfTable {
  const firstRecord = catalogue.shelfRecords[0]?.date ?? null
  const items = listRankableItems(catalogue, kind)
  const rowsByItem = items.map((item) => listShelfRows(item, variantStarts, firstRecord))
  const rows = rowsByItem.flat()
  const column = (value: (row: ShelfRow) => number) => Int32Array.from(rows, value)
  const variantOfRow = column(({ variantId }) => variantIndexes.get(variantId)!)
  return {
    kind,
    items,
    variantIndexes,
    changeDays: listChangeDays(items, rows),
    recordDays: listRecordDays(items, rows),
    rowsByVariant: groupRows(variantOfRow, variantIndexes.size),
    itemOfRow: Int32Array.from(rowsByItem.flatMap((itemRows, item) => itemRows.map(() => item))),
    variantOfRow,
    topLevel: column(({ topLevel }) => topLevel),
    from: column(({ from }) => from),
    until: column(({ until }) => until),
  }
}

function listChangeDays(items: readonly RankableItem[], rows: readonly ShelfRow[]): Int32Array {
  const days = new Set(items.map(({ entryDay }) => entryDay))
  for (const { from, until } of rows) days.add(from).add(until)
  return Int32Array.from(days).toSorted()
}

function listRecordDays(items: readonly RankableItem[], rows: readonly ShelfRow[]): Int32Array {
  const days = [
    ...items.filter(({ item }) => item.debutTour === null).map(({ entryDay }) => entryDay),
    ...rows.flatMap(({ existsFrom, from, until }) => [
      ...(from > existsFrom ? [from] : []),
      ...(until < never ? [until] : []),
    ]),
  ]
  return Int32Array.from(new Set(days)).toSorted()
}

function groupRows(variantOfRow: Int32Array, variantCount: number): number[][] {
  const groups = Array.from({ length: variantCount }, (): number[] => [])
  variantOfRow.forEach((variant, row) => groups[variant]!.push(row))
  return groups
}
