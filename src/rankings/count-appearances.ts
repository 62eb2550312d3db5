import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { listToursAhead } from './count-occasions.ts'
import { shelfMarks } from './decide-shelves.ts'
import { findShelfState } from './find-shelf-state.ts'
import { indexVariants } from './find-moment.ts'
import { findTour } from './find-tour.ts'
import { highestItemLevel } from './formula.ts'
import { shelfTablesOf, type ShelfTable } from './shelf-table.ts'
import { listTourVariants } from './zone-variants.ts'

/** Where an item comes up: ranked cups and tours with a course on whose top shelf it stands. */
export interface Appearances {
  readonly rankedCups: number
  readonly tours: number
}

export interface AppearancesAhead {
  /** Those of each item that has a top shelf, by item id. */
  readonly byItem: ReadonlyMap<string, Appearances>
  /** What there is to appear in: the tours ahead, and their ranked cups, whose courses are known. */
  readonly of: Appearances
  /** The day that ends the last of the tours; null where none is known. */
  readonly until: IsoDate | null
}

/** How often the items of a kind come up in the tours ahead of a day, with the shelves of the day at their cap. */
export function countAppearances(catalogue: Catalogue, date: IsoDate, kind: ItemKind): AppearancesAhead {
  const ahead = listToursAhead(catalogue.tours, findTour(catalogue.tours, date).number)
  const table = shelfTablesOf(catalogue)[kind]
  const listVariants = (periods: readonly (readonly string[])[]) =>
    periods.filter(({ length }) => length > 0).map((variantIds) => indexVariants(variantIds, table.variantIndexes))
  const tours = listVariants(ahead.map(listTourVariants))
  const cups = listVariants(ahead.flatMap(({ rankedCups }) => rankedCups.map(({ variantIds }) => variantIds)))
  const byItem = [...markTopVariants(table, date)].map(([itemId, isTop]) => {
    const countWith = (periods: readonly (readonly number[])[]) =>
      periods.filter((variants) => variants.some((variant) => isTop[variant])).length
    return [itemId, { rankedCups: countWith(cups), tours: countWith(tours) }] as const
  })
  return {
    byItem: new Map(byItem),
    of: { rankedCups: cups.length, tours: tours.length },
    until: ahead.at(-1)?.end ?? null,
  }
}

/** By item id, for each index of a course variant whether it stands on the top shelf there: 1 or 0. */
function markTopVariants(table: ShelfTable, date: IsoDate): Map<string, Uint8Array> {
  const { shelfOfRow } = findShelfState(table, toDayNumber(date), highestItemLevel)
  const tops = new Map<string, Uint8Array>()
  shelfOfRow.forEach((mark, row) => {
    if (mark !== shelfMarks.top) return
    const { id } = table.items[table.itemOfRow[row]!]!.item
    const isTop = tops.get(id) ?? new Uint8Array(table.variantIndexes.size)
    isTop[table.variantOfRow[row]!] = 1
    tops.set(id, isTop)
  })
  return tops
}
