import type { Catalogue, ItemKind, CourseVariant, Item } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { toDayNumber, holdsOn, type IsoDate } from '#catalogue/calendar.ts'
import { countKnownTops, type KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import { getTour } from '../find-tour.ts'

/** When items and their shelves are in the game. The rules that make a record say more than its own day are here. */
interface RankableItem {
  readonly item: Item
  /** Number of its first day in the game. */
  readonly entryDay: number
  /** 0 to 10; null where the skill or its strength is not on record. */
  readonly skillStrength: number | null
  /** Null where all of its shelves are known. */
  readonly knownTops: KnownTops | null
}

/** A shelf relation that holds on day numbers `from <= day < until`. */
interface ShelfRow {
  readonly variantId: string
  /** Item level from which the item is on the top shelf; 0 for the middle shelf. */
  readonly topLevel: number
  readonly from: number
  readonly until: number
  /** First day number on which both the item and the course variant are in the game. */
  readonly existsFrom: number
}

/** Later than any day, and still a 32-bit integer. */
export const never = 2 ** 31 - 1

/**
 * The items of a kind that can be ranked, by id. An item is in the game from the start of its debut tour; one
 * without a known debut from its first shelf on; one with neither is never ranked.
 */
export function listRankableItems(catalogue: Catalogue, kind: ItemKind): RankableItem[] {
  return catalogue.items[kind]
    .map((item) => ({
      item,
      entryDay: entryDayOf(item, catalogue),
      skillStrength: skillStrengthOf(item, catalogue),
      knownTops: countKnownTops(item),
    }))
    .filter(({ entryDay }) => entryDay < never)
    .toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1))
}

/**
 * First day number of each course variant; a variant is no older than its course. 0 where no debut is known: it has
 * always been there.
 */
export function listVariantStarts(catalogue: Catalogue): Map<string, number> {
  return new Map(
    [...catalogue.variantById.values()].map((variant) => {
      const debutTour = variant.debutTour ?? courseDebut(variant, catalogue)
      return [variant.id, debutTour === null ? 0 : tourStart(debutTour, catalogue)]
    }),
  )
}

/**
 * The item's rows by variant, top before middle, lowest level first: the first that holds decides.
 *
 * The days before the first record are reconstructed from it: whatever it shows is taken to have held ever since both
 * the item and the course variant existed. Records show relations being added; in three years, one was withdrawn.
 */
export function listShelfRows(
  { item, entryDay }: RankableItem,
  variantStarts: ReadonlyMap<string, number>,
  firstRecord: IsoDate | null,
): ShelfRow[] {
  return item.shelves
    .map((relation) => {
      const existsFrom = Math.max(entryDay, variantStarts.get(relation.variantId)!)
      const isInFirstRecord = firstRecord !== null && holdsOn(relation, firstRecord)
      return {
        variantId: relation.variantId,
        topLevel: relation.shelf === 'top' ? relation.level : 0,
        from: isInFirstRecord ? existsFrom : Math.max(existsFrom, toDayNumber(relation.since)),
        until: relation.until === null ? never : toDayNumber(relation.until),
        existsFrom,
      }
    })
    .toSorted(compareRows)
}

function entryDayOf(item: Item, catalogue: Catalogue): number {
  if (item.debutTour !== null) return tourStart(item.debutTour, catalogue)
  return item.shelves.reduce((first, { since }) => Math.min(first, toDayNumber(since)), never)
}

function skillStrengthOf(item: Item, catalogue: Catalogue): number | null {
  if (item.kind !== 'driver' || item.skillId === null) return null
  return catalogue.skillById.get(item.skillId)?.strength ?? null
}

function courseDebut({ courseId }: CourseVariant, catalogue: Catalogue): number | null {
  return catalogue.courseById.get(courseId)?.debutTour ?? null
}

function tourStart(tourNumber: number, { tours }: Catalogue): number {
  return toDayNumber(getTour(tours, tourNumber).start)
}

function compareRows(a: ShelfRow, b: ShelfRow): number {
  if (a.variantId !== b.variantId) return a.variantId < b.variantId ? -1 : 1
  return shelfOrder(a) - shelfOrder(b) || a.from - b.from
}

function shelfOrder({ topLevel }: ShelfRow): number {
  return topLevel === 0 ? never : topLevel
}

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
