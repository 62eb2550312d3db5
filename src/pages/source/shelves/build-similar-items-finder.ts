import { groupBy } from '#base/group-by.ts'
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
  const onTop = groupBy(
    topVariants.flatMap((variantIds, index) => variantIds.map((variantId) => ({ variantId, index }))),
    ({ variantId }) => variantId,
  )
  const indexOf = new Map(items.map(({ id }, index) => [id, index]))

  return (itemId, limit) => {
    const own = indexOf.get(itemId)!
    const sharedWith = countShared(topVariants[own]!, onTop)
    sharedWith.delete(own)
    const ownCount = topVariants[own]!.length
    return [...sharedWith]
      .map(([index, shared]) => ({
        index,
        shared,
        likeness: shared / (ownCount + topVariants[index]!.length - shared),
      }))
      .toSorted((a, b) => b.likeness - a.likeness || b.shared - a.shared || a.index - b.index)
      .slice(0, limit)
      .map(({ index }) => items[index]!)
  }
}

/** How many of the variants each item shares, by its index. */
function countShared(
  variantIds: readonly string[],
  onTop: ReadonlyMap<string, readonly { readonly index: number }[]>,
): Map<number, number> {
  const shared = new Map<number, number>()
  for (const variantId of variantIds) {
    for (const { index } of onTop.get(variantId)!) shared.set(index, (shared.get(index) ?? 0) + 1)
  }
  return shared
}
