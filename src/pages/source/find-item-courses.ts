import type { Catalogue, ItemKind, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { memoize } from '../data/memoize.ts'
import type { CourseRanker, ShelvedOnCourse } from './create-course-ranker.ts'

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
  const courses = new Map<string, CourseOfItem[]>()
  for (const variantId of variantIds) {
    for (const { itemId, shelf, level } of shelvesOn(variantId)) {
      const course = { variantId, shelf, level }
      const known = courses.get(itemId)
      if (known) known.push(course)
      else courses.set(itemId, [course])
    }
  }
  return courses
}
