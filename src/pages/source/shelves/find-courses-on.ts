import type { IsoDate } from '#catalogue/calendar.ts'
import type { Shelf } from '#catalogue/entities.ts'
import type { ItemCourse } from '../../data/item-pages.ts'

type DatedCourse = Pick<ItemCourse, 'from' | 'topUntil'>

/**
 * Those of an item's courses on which it had a shelf on a date with a ranking, and which shelf, as the ranking of that
 * day counted them. In the order given. Only courses on which it has a shelf today can be among them.
 */
export function findCoursesOn<Course extends DatedCourse>(
  courses: readonly Course[],
  date: IsoDate,
): { readonly course: Course; readonly shelf: Shelf }[] {
  return courses.flatMap((course) => {
    const shelf = findShelfOn(course, date)
    return shelf === null ? [] : [{ course, shelf }]
  })
}

/** The shelf on which an item stood there on that day. */
export function findShelfOn({ from: [top, middle], topUntil }: DatedCourse, date: IsoDate): Shelf | null {
  if (top !== null && top <= date && (topUntil === undefined || date < topUntil)) return 'top'
  return middle !== null && middle <= date ? 'middle' : null
}
