import type { CupWithCourses } from '../data/tour-views.ts'
import type { ItemCourse } from '../data/item-pages.ts'

const shownCups = 4

/** The first few of the given ranked cups with courses on whose top shelf an item stands, with only those courses. */
export function findItemCups(courses: readonly ItemCourse[], cups: readonly CupWithCourses[]): CupWithCourses[] {
  const topIds = new Set(courses.filter(({ shelf }) => shelf === 'top').map(({ variant }) => variant.id))
  return cups
    .filter((cup) => cup.courses.some(({ id }) => topIds.has(id)))
    .slice(0, shownCups)
    .map((cup) => ({ ...cup, courses: cup.courses.filter(({ id }) => topIds.has(id)) }))
}
