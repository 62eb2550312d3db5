import type { Tour } from '#catalogue/entities.ts'
import { toursAhead } from '#catalogue/tours-ahead.ts'
import { occasionCounts } from './formula.ts'
import { listOtherCups } from './list-other-cups.ts'

/** The tours of the round that follows a tour, as far as they are known. */
export function listToursAhead(tours: readonly Tour[], tourNumber: number): readonly Tour[] {
  return tours.slice(tourNumber, tourNumber + toursAhead)
}

interface OccasionCounts {
  readonly tours: readonly Tour[]
  readonly tourNumber: number
  readonly occasions: Float64Array
}

/** By `variantIndexes`. All rankings in a tour need the same counts. */
const latestCounts = new WeakMap<ReadonlyMap<string, number>, OccasionCounts>()

/**
 * How often each course variant counts in the whole game while a tour is in force, by variant index: once, and again
 * for each cup of the tours ahead that uses it. A variant in two cups of one tour counts twice.
 */
export function countOccasions(
  tours: readonly Tour[],
  tourNumber: number,
  variantIndexes: ReadonlyMap<string, number>,
): Float64Array {
  const known = latestCounts.get(variantIndexes)
  if (known?.tours === tours && known.tourNumber === tourNumber) return known.occasions
  const occasions = sumOccasions(tours, tourNumber, variantIndexes)
  latestCounts.set(variantIndexes, { tours, tourNumber, occasions })
  return occasions
}

function sumOccasions(
  tours: readonly Tour[],
  tourNumber: number,
  variantIndexes: ReadonlyMap<string, number>,
): Float64Array {
  const occasions = new Float64Array(variantIndexes.size).fill(occasionCounts.always)
  const add = (variantIds: readonly string[], count: number) => {
    for (const id of new Set(variantIds)) occasions[variantIndexes.get(id)!]! += count
  }
  for (const { cups, rankedCups } of listToursAhead(tours, tourNumber)) {
    for (const { variantIds } of rankedCups) add(variantIds, occasionCounts.rankedCup)
    for (const { variantIds } of listOtherCups({ cups, rankedCups })) add(variantIds, occasionCounts.otherCup)
  }
  return occasions
}
