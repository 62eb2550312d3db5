import type { Tour } from '#catalogue/entities.ts'
import { occasionCounts, toursAhead } from './formula.ts'

/** The tours of the round that follows a tour, as far as they are known. */
export function listToursAhead(tours: readonly Tour[], tourNumber: number): readonly Tour[] {
  return tours.slice(tourNumber, tourNumber + toursAhead)
}

/**
 * How often each course variant counts in the whole game while a tour is in force, by variant index: once, and again
 * for each cup of the tours ahead that drives there. A variant in two cups of one tour counts twice.
 */
export function countOccasions(
  tours: readonly Tour[],
  tourNumber: number,
  variantIndexes: ReadonlyMap<string, number>,
): Float64Array {
  const occasions = new Float64Array(variantIndexes.size).fill(occasionCounts.always)
  const add = (variantIds: readonly string[], count: number) => {
    for (const id of new Set(variantIds)) occasions[variantIndexes.get(id)!]! += count
  }
  for (const { cups, rankedCups } of listToursAhead(tours, tourNumber)) {
    const ranked = new Set(rankedCups.map(({ variantIds }) => variantIds.join()))
    for (const { variantIds } of rankedCups) add(variantIds, occasionCounts.rankedCup)
    for (const { variantIds } of cups) if (!ranked.has(variantIds.join())) add(variantIds, occasionCounts.otherCup)
  }
  return occasions
}
