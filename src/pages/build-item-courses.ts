import type { IsoDate } from '#catalogue/calendar.ts'
import type { Item } from '#catalogue/entities.ts'
import type { PageSource } from './build-page-source.ts'
import type { CourseOfItem } from './find-item-courses.ts'
import type { ItemCourse } from './page-data.ts'

/** Top shelf first, then the courses that count most today, then the reading order of the courses. */
export function buildItemCourses(source: PageSource, item: Item): ItemCourse[] {
  const { references, variantsInForce } = source
  const knownSince = findFirstRecords(item)
  return source
    .coursesOf(item.id)
    .map((course) => ({
      variant: references.variant(course.variantId),
      shelf: course.shelf,
      level: course.level,
      since: knownSince(course),
      inCup: variantsInForce.cup.has(course.variantId),
      inTour: variantsInForce.tour.has(course.variantId),
    }))
    .toSorted(
      (a, b) =>
        Number(b.shelf === 'top') - Number(a.shelf === 'top') ||
        Number(b.inCup) - Number(a.inCup) ||
        Number(b.inTour) - Number(a.inTour),
    )
}

function findFirstRecords({ shelves }: Item): (course: CourseOfItem) => IsoDate {
  // From the newest to the oldest: the oldest stays.
  const since = new Map(
    shelves.toSorted((a, b) => (a.since < b.since ? 1 : -1)).map((row) => [writeKey(row), row.since]),
  )
  return (course) => since.get(writeKey(course))!
}

function writeKey({ variantId, shelf, level }: CourseOfItem): string {
  return `${variantId}|${shelf}|${level}`
}
