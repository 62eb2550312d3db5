import { compareBy } from '#base/compare-by.ts'
import type { ItemCourse } from '#pages/data/item-pages.ts'
import type { VariantRef } from '#pages/data/refs.ts'

/** A course variant with the shelves of all items that are compared. */
export interface ComparedCourse {
  readonly variant: VariantRef
  readonly raced: Raced
  /** In the order of the items; null for one whose top or middle shelf there is not on record. */
  readonly places: readonly (ItemCourse | null)[]
}

/** Where a course came up last: in the last ranked cup, else in a cup of the last tour, else in neither. */
export type Raced = 'cup' | 'tour' | 'neither'

const racedOrder: readonly Raced[] = ['cup', 'tour', 'neither']

/**
 * Every course variant on which one of the items is on the top shelf. Those raced last come first; then those that only
 * one of the items has, item by item, because they tell them apart. Courses that are equal in this have the same first item
 * on the top shelf and stay in the order of its page, which is the game's.
 * @param courses of each item
 */
export function compareCourses(courses: readonly (readonly ItemCourse[])[]): ComparedCourse[] {
  const byVariant = courses.map((list) => new Map(list.map((course) => [course.variant.id, course])))
  const onTop = new Map(
    courses.flat().flatMap((course) => (course.shelf === 'top' ? [[course.variant.id, course] as const] : [])),
  )
  return [...onTop.values()]
    .map(({ variant, inCup, inTour }): ComparedCourse => ({
      variant,
      raced: inCup ? 'cup' : inTour ? 'tour' : 'neither',
      places: byVariant.map((list) => list.get(variant.id) ?? null),
    }))
    .toSorted(
      compareBy((course) => [racedOrder.indexOf(course.raced), countOnTop(course), course.places.findIndex(isTop)]),
    )
}

/** How many of the items are on the top shelf of a course. */
export function countOnTop({ places }: ComparedCourse): number {
  return places.filter(isTop).length
}

/** On how many of the courses the item at an index is alone on the top shelf. */
export function countAlone(courses: readonly ComparedCourse[], index: number): number {
  return courses.filter((course) => isTop(course.places[index]) && countOnTop(course) === 1).length
}

function isTop(place: ItemCourse | null | undefined): boolean {
  return place?.shelf === 'top'
}

/**
 * Which of some worths are the best: higher than at least one other, and lower than none. Null is not known, and compared
 * with nothing.
 */
export function markBest(worths: readonly (number | null)[]): boolean[] {
  const known = worths.filter((worth) => worth !== null)
  const best = Math.max(...known)
  return worths.map((worth) => worth === best && known.some((other) => other < best))
}
