import type { Catalogue, ItemKind, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import { memoize } from '#base/memoize.ts'
import type { CourseRanker, ShelvedOnCourse } from '../rankings/create-course-ranker.ts'

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
