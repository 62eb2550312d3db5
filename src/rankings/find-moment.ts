import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { countOccasions } from './count-occasions.ts'
import { findTour, findWeek } from './find-tour.ts'
import { highestItemLevel } from './formula.ts'
import type { ShelfTable } from './shelf-table.ts'
import { listTourVariants } from './zone-variants.ts'

/** One moment of the game, as far as it bears on rankings. Variants are indexes of the shelf table. */
export interface Moment {
  /** Day number. */
  readonly day: number
  /** The tour in force. */
  readonly tourNumber: number
  /** Level at which every item is assumed to be. */
  readonly itemLevel: number
  /** Of the ranked cup in force; empty where none is on record. */
  readonly cup: readonly number[]
  /** Of the tour in force, its ranked cups included. */
  readonly tour: readonly number[]
  /** False where only the ranked cups are on record. */
  readonly isTourKnown: boolean
  /** By variant index, see countOccasions. */
  readonly occasions: Float64Array
}

/** Throws a RangeError for a day that no tour covers. */
export function findMoment(
  { tours }: Pick<Catalogue, 'tours'>,
  { variantIndexes }: Pick<ShelfTable, 'variantIndexes'>,
  date: IsoDate,
): Moment {
  const tour = findTour(tours, date)
  return {
    day: toDayNumber(date),
    tourNumber: tour.number,
    itemLevel: highestItemLevel,
    cup: indexVariants(findWeek(tour, date)?.variantIds ?? [], variantIndexes),
    tour: indexVariants(listTourVariants(tour), variantIndexes),
    isTourKnown: tour.cups.length > 0,
    occasions: countOccasions(tours, tour.number, variantIndexes),
  }
}

/** Index of each variant, each once, in the order of the ids. */
export function indexVariants(variantIds: readonly string[], variantIndexes: ReadonlyMap<string, number>): number[] {
  return [...new Set(variantIds)].map((id) => variantIndexes.get(id)!)
}
