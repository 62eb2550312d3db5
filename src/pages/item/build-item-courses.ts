import { groupBy } from '#base/group-by.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Item, ShelfRelation } from '#catalogue/entities.ts'
import type { ShelfTimes } from '#rankings/shelves/find-shelf-spans.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { CourseOfItem } from '../source/shelves/find-item-courses.ts'
import type { ItemCourse } from '../data/item-pages.ts'

/** Top shelf first, then the courses that count most today, then the reading order of the courses. */
export function buildItemCourses(source: PageSource, item: Item): ItemCourse[] {
  const { references, variantsInForce, today } = source
  const boosted = listBoosted(source, item.id)
  const spans = source.shelfSpans(item.kind).get(item.id)!
  const relationsOn = groupBy(item.shelves, ({ variantId }) => variantId)
  return source
    .coursesOf(item.id)
    .map((course): ItemCourse => ({
      variant: references.variant(course.variantId),
      shelf: course.shelf,
      level: course.level,
      since: findSince(relationsOn.get(course.variantId)!, course, today.date),
      inCup: variantsInForce.cup.has(course.variantId),
      ...(boosted.has(course.variantId) && { isBoosted: true as const }),
      inTour: variantsInForce.tour.has(course.variantId),
      ...describeSpan(spans.get(course.variantId)!),
    }))
    .toSorted(
      (a, b) =>
        Number(b.shelf === 'top') - Number(a.shelf === 'top') ||
        Number(b.inCup) - Number(a.inCup) ||
        Number(b.inTour) - Number(a.inTour),
    )
}

/** The courses of the ranked cup on which it stands higher there. */
function listBoosted({ today: { week }, rankedToday }: PageSource, itemId: string): ReadonlySet<string> {
  const shelves = rankedToday(itemId)?.shelves ?? []
  return new Set(week?.variantIds.filter((_, course) => shelves[course]?.isBoosted))
}

function describeSpan({ topFrom, topUntil, middleFrom }: ShelfTimes): Pick<ItemCourse, 'from' | 'topUntil'> {
  return { from: [topFrom, middleFrom], ...(topUntil && { topUntil }) }
}

/** A relation may have ended and begun again; one that is only reconstructed begins after the date. */
function findSince(relations: readonly ShelfRelation[], { shelf, level }: CourseOfItem, date: IsoDate): IsoDate {
  const alike = relations.filter((relation) => relation.shelf === shelf && relation.level === level)
  const holding = alike.findLast(({ since }) => since <= date) ?? alike[0]!
  return holding.since
}
