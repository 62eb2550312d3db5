import { fromDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { never, shelfTablesOf } from './shelf-table.ts'

/** The days on which rankings take an item to be on the shelves of one course variant. */
export interface ShelfTimes {
  /** First day on the top shelf, at whatever level; null for none. */
  readonly topFrom: IsoDate | null
  /** The day that ends its time there; null if it lasts. */
  readonly topUntil: IsoDate | null
  /** First day on the middle shelf, which the top shelf hides while it holds; null for none. */
  readonly middleFrom: IsoDate | null
}

/** By item, then by course variant. Relations of one shelf are taken as one unbroken time. */
export function findShelfSpans(catalogue: Catalogue, kind: ItemKind): Map<string, Map<string, ShelfTimes>> {
  const { items, variantIndexes, itemOfRow, variantOfRow, topLevel, from, until } = shelfTablesOf(catalogue)[kind]
  const variantIds = [...variantIndexes.keys()]
  const dates = new Map(
    [...new Set([...from, ...until])].map((day) => [day, day === never ? null : fromDayNumber(day)]),
  )
  const spans = new Map(items.map(({ item }) => [item.id, new Map<string, ShelfTimes>()]))
  from.forEach((day, row) => {
    const spansOfItem = spans.get(items[itemOfRow[row]!]!.item.id)!
    const variantId = variantIds[variantOfRow[row]!]!
    const known = spansOfItem.get(variantId) ?? { topFrom: null, topUntil: null, middleFrom: null }
    const first = dates.get(day)!
    const last = dates.get(until[row]!)!
    spansOfItem.set(variantId, topLevel[row] === 0 ? addMiddle(known, first) : addTop(known, first, last))
  })
  return spans
}

function addMiddle(span: ShelfTimes, from: IsoDate): ShelfTimes {
  return { ...span, middleFrom: earlier(span.middleFrom, from) }
}

function addTop(span: ShelfTimes, from: IsoDate, until: IsoDate | null): ShelfTimes {
  const lasts = until === null || (span.topFrom !== null && span.topUntil === null)
  return { ...span, topFrom: earlier(span.topFrom, from), topUntil: lasts ? null : later(span.topUntil, until) }
}

function earlier(known: IsoDate | null, date: IsoDate): IsoDate {
  return known !== null && known < date ? known : date
}

function later(known: IsoDate | null, date: IsoDate): IsoDate {
  return known !== null && known > date ? known : date
}
