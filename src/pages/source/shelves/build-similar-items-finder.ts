import { groupBy } from '#base/group-by.ts'
import type { Item, Catalogue, ItemKind, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { memoize } from '#base/memoize.ts'
import type { CourseRanker, ShelvedOnCourse } from '../rankings/create-rankers.ts'

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

/** A course variant on which an item has a shelf today. */
export interface CourseOfItem {
  readonly variantId: string
  readonly shelf: Shelf
  readonly level: ShelfLevel
}

/**
 * The courses of each item, collected from the rankings of all course variants, so that an item's page and the pages of
 * courses never disagree. In the reading order of the variants.
 */
export function findItemCourses(
  { variantById, itemById }: Pick<Catalogue, 'variantById' | 'itemById'>,
  { shelves }: Pick<CourseRanker, 'shelves'>,
): (itemId: string) => readonly CourseOfItem[] {
  const coursesOfKind = memoize((kind: ItemKind) =>
    collectCourses([...variantById.keys()], (variantId) => shelves(variantId, kind)),
  )
  return (itemId) => {
    const item = itemById.get(itemId)
    return (item && coursesOfKind(item.kind).get(itemId)) ?? []
  }
}

function collectCourses(
  variantIds: readonly string[],
  shelvesOn: (variantId: string) => readonly ShelvedOnCourse[],
): Map<string, CourseOfItem[]> {
  const courses = variantIds.flatMap((variantId) =>
    shelvesOn(variantId).map(({ itemId, shelf, level }) => ({ itemId, course: { variantId, shelf, level } })),
  )
  const byItem = groupBy(courses, ({ itemId }) => itemId)
  return new Map([...byItem].map(([itemId, ofItem]) => [itemId, ofItem.map(({ course }) => course)]))
}
