import type { Item } from '#catalogue/entities.ts'
import type { CourseOfItem } from './find-item-courses.ts'

/**
 * Finds, for an item, those of the list whose top-shelf courses are most like its own: by the Jaccard index
 * (courses shared ÷ courses of either), then by courses shared, then in the order of the list. Items that share
 * none are left out. Items are met through the courses that they share, so strangers cost nothing.
 */
export function buildSimilarItemsFinder(
  items: readonly Item[],
  coursesOf: (itemId: string) => readonly CourseOfItem[],
): (itemId: string, limit: number) => Item[] {
  const topVariants = items.map(({ id }) =>
    coursesOf(id)
      .filter(({ shelf }) => shelf === 'top')
      .map(({ variantId }) => variantId),
  )
  const placesOnVariant = groupPlaces(topVariants)
  const placeOf = new Map(items.map(({ id }, place) => [id, place]))

  return (itemId, limit) => {
    const own = placeOf.get(itemId)!
    const sharedWith = countShared(topVariants[own]!, placesOnVariant)
    sharedWith.delete(own)
    const ownCount = topVariants[own]!.length
    return [...sharedWith]
      .map(([place, shared]) => ({
        place,
        shared,
        likeness: shared / (ownCount + topVariants[place]!.length - shared),
      }))
      .toSorted((a, b) => b.likeness - a.likeness || b.shared - a.shared || a.place - b.place)
      .slice(0, limit)
      .map(({ place }) => items[place]!)
  }
}

function groupPlaces(topVariants: readonly (readonly string[])[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  topVariants.forEach((variantIds, place) => {
    for (const variantId of variantIds) {
      const group = groups.get(variantId)
      if (group) group.push(place)
      else groups.set(variantId, [place])
    }
  })
  return groups
}

/** By place: how many of the variants an item shares. */
function countShared(
  variantIds: readonly string[],
  placesOnVariant: ReadonlyMap<string, readonly number[]>,
): Map<number, number> {
  const shared = new Map<number, number>()
  for (const variantId of variantIds) {
    for (const place of placesOnVariant.get(variantId)!) shared.set(place, (shared.get(place) ?? 0) + 1)
  }
  return shared
}
