import type { Cup, Tour } from '#catalogue/entities.ts'
import { occasionCounts } from './formula.ts'

/** How many tours came round again, in a year less a day or two. */
export const toursInRound = 26

/** The round that counts while a tour is in force: the 26 tours after it or, where fewer follow, the last 26 of the game. @param tours by number */
export function listRound<Any>(tours: readonly Any[], tourNumber: number): readonly Any[] {
  const first = Math.max(0, Math.min(tourNumber, tours.length - toursInRound))
  return tours.slice(first, first + toursInRound)
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
 * for each cup of the round that uses it. A variant in two cups of one tour counts twice.
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
  for (const { cups, rankedCups } of listRound(tours, tourNumber)) {
    for (const { variantIds } of rankedCups) add(variantIds, occasionCounts.rankedCup)
    for (const { variantIds } of listOtherCups({ cups, rankedCups })) add(variantIds, occasionCounts.otherCup)
  }
  return occasions
}

/** The cups of a tour that are not the ranked cup of a week. */
export function listOtherCups({ cups, rankedCups }: Pick<Tour, 'cups' | 'rankedCups'>): Cup[] {
  const ranked = new Set(rankedCups.map(({ cupPosition }) => cupPosition))
  return cups.filter(({ position }) => !ranked.has(position))
}
