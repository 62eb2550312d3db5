import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { listRound } from './count-occasions.ts'
import { shelfMarks } from './decide-shelves.ts'
import { findShelfState } from './find-shelf-state.ts'
import { findTour } from './find-tour.ts'
import { highestItemLevel } from './formula.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { listTourVariants } from './zone-variants.ts'

/** Where an item comes up: ranked cups and tours with a course on whose top shelf it stands. */
export interface Appearances {
  readonly rankedCups: number
  readonly tours: number
}

export interface AppearancesAhead {
  /** Those of each item that has a top shelf, by item id. */
  readonly byItem: ReadonlyMap<string, Appearances>
  /** What there is to appear in: the tours of the round, and their ranked cups, whose courses are known. */
  readonly of: Appearances
  /** The day that ends the last of the tours; null if none is known. */
  readonly until: IsoDate | null
}

/** How often the items of a kind come up in the round that counts on a day, with the shelves of the day at their cap. */
export function countAppearances(catalogue: Catalogue, date: IsoDate, kind: ItemKind): AppearancesAhead {
  const round = listRound(catalogue.tours, findTour(catalogue.tours, date).number)
  const tours = round.map(listTourVariants).filter((variantIds) => variantIds.length > 0)
  const cups = round
    .flatMap(({ rankedCups }) => rankedCups.map(({ variantIds }) => variantIds))
    .filter((variantIds) => variantIds.length > 0)
  const byItem = [...listTopVariants(catalogue, date, kind)].map(([itemId, tops]) => {
    const countWith = (periods: readonly (readonly string[])[]) =>
      periods.filter((variantIds) => variantIds.some((id) => tops.has(id))).length
    return [itemId, { rankedCups: countWith(cups), tours: countWith(tours) }] as const
  })
  return {
    byItem: new Map(byItem),
    of: { rankedCups: cups.length, tours: tours.length },
    until: round.at(-1)?.end ?? null,
  }
}

/** By item id, the ids of the course variants on whose top shelf it stands. */
function listTopVariants(catalogue: Catalogue, date: IsoDate, kind: ItemKind): Map<string, Set<string>> {
  const table = shelfTablesOf(catalogue)[kind]
  const { shelfOfRow } = findShelfState(table, toDayNumber(date), highestItemLevel)
  const variantIds = [...table.variantIndexes.keys()]
  const tops = new Map<string, Set<string>>()
  shelfOfRow.forEach((mark, row) => {
    if (mark !== shelfMarks.top) return
    const { id } = table.items[table.itemOfRow[row]!]!.item
    const known = tops.get(id) ?? new Set()
    tops.set(id, known.add(variantIds[table.variantOfRow[row]!]!))
  })
  return tops
}
