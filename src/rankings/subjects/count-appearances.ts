import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind } from '#catalogue/entities.ts'
import { listRound } from '../count-occasions.ts'
import { shelfMarks, findShelfState } from '../shelves/decide-shelves.ts'
import { findTour } from '../find-tour.ts'
import { highestItemLevel } from '../formula.ts'
import { shelfTablesOf } from '../shelves/shelf-table.ts'
import { listTourVariants } from '../zone-variants.ts'

/** Ranked cups and tours with a certain course or, for an item, with any on whose top shelf it stands. */
export interface Appearances {
  readonly rankedCups: number
  readonly tours: number
}

/** The round that counts on a day: see `listRound`. */
export interface RoundSpan {
  /** What there is to appear in: its tours, and their ranked cups, whose courses are known. */
  readonly of: Appearances
  /** The first day of its first tour, and the day that ends the last. */
  readonly from: IsoDate
  readonly until: IsoDate
}

export interface Round extends RoundSpan {
  /** How often any of some course variants comes up. */
  readonly countWith: (variantIds: ReadonlySet<string>) => Appearances
}

/** The round that counts on a day. RangeError for a day that no tour covers. */
export function findRound({ tours: allTours }: Pick<Catalogue, 'tours'>, date: IsoDate): Round {
  const round = listRound(allTours, findTour(allTours, date).number)
  const tours = round.map(listTourVariants).filter((variantIds) => variantIds.length > 0)
  const cups = round
    .flatMap(({ rankedCups }) => rankedCups.map(({ variantIds }) => variantIds))
    .filter((variantIds) => variantIds.length > 0)
  return {
    of: { rankedCups: cups.length, tours: tours.length },
    from: round[0]!.start,
    until: round.at(-1)!.end,
    countWith(wanted) {
      const count = (periods: readonly (readonly string[])[]) =>
        periods.filter((variantIds) => variantIds.some((id) => wanted.has(id))).length
      return { rankedCups: count(cups), tours: count(tours) }
    },
  }
}

/** How often each item of a kind that has a top shelf comes up in a round, with the shelves of a day at their cap. */
export function countAppearances(
  catalogue: Catalogue,
  date: IsoDate,
  kind: ItemKind,
  { countWith }: Round,
): ReadonlyMap<string, Appearances> {
  return new Map([...listTopVariants(catalogue, date, kind)].map(([itemId, tops]) => [itemId, countWith(tops)]))
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
