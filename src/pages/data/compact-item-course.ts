/** Conversions between the two forms of an item's course. */
import type { CompactItemCourse, ItemCourse } from './item-pages.ts'

export function compactItemCourse(course: ItemCourse): CompactItemCourse {
  const { variant, shelf, level, since, inCup, isBoosted, inTour, from, topUntil } = course
  const compact = [
    variant.courseId,
    variant.id.slice(variant.courseId.length),
    variant.name,
    shelf === 'top' ? level : 0,
    isBoosted ? 3 : inCup ? 2 : inTour ? 1 : 0,
    since,
    ...from,
  ] as const
  return topUntil === undefined ? compact : [...compact, topUntil]
}

/** The level of a middle shelf is 1. */
export function expandItemCourse(compact: CompactItemCourse): ItemCourse {
  const [courseId, ending, name, shelf, raced, since, top, middle, topUntil] = compact
  return {
    variant: { id: courseId + ending, courseId, name },
    shelf: shelf ? 'top' : 'middle',
    level: shelf || 1,
    since,
    inCup: raced >= 2,
    ...(raced === 3 && { isBoosted: true as const }),
    inTour: raced > 0,
    from: [top, middle],
    ...(topUntil && { topUntil }),
  }
}
