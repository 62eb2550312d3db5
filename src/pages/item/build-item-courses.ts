/** The courses of an item's page: where it stands, what it brings there, and when they were raced. */
import { groupBy } from '#base/group-by.ts'
import { memoize, memoizeWeak } from '#base/memoize.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type Item, type ShelfRelation } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { highestItemLevel } from '#rankings/formula.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { highestCapStep } from '#rankings/points/score-model.ts'
import { scoreRace, unknownPlayer, type RacingItem, type RacingLoadout } from '#rankings/points/score-race.ts'
import { shelfInCup } from '#rankings/points/shelf-in-cup.ts'
import type { ShelfTimes } from '#rankings/shelves/find-shelf-spans.ts'
import { listTourVariants } from '#rankings/zone-variants.ts'
import type { ItemCourse, ItemPage } from '../data/item-pages.ts'
import type { CupWithCourses } from '../data/tour-views.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { ShelvedOnCourse } from '../source/rankings/create-rankers.ts'
import type { CourseOfItem } from '../source/shelves/build-similar-items-finder.ts'

/** Top shelf first, then the courses that count most today, then the reading order of the courses. */
export function buildItemCourses(source: PageSource, item: Item): ItemCourse[] {
  const { references, today } = source
  const inCup = new Set(today.week?.variantIds)
  const inTour = new Set(listTourVariants(today.tour))
  const boosted = listBoosted(source, item.id)
  const spans = source.shelves.spans(item.kind).get(item.id)!
  const relationsOn = groupBy(item.shelves, ({ variantId }) => variantId)
  return source.shelves
    .coursesOf(item.id)
    .map((course): ItemCourse => ({
      variant: references.variant(course.variantId),
      shelf: course.shelf,
      level: course.level,
      since: findSince(relationsOn.get(course.variantId)!, course, today.date),
      inCup: inCup.has(course.variantId),
      ...(boosted.has(course.variantId) && { isBoosted: true as const }),
      inTour: inTour.has(course.variantId),
      ...compactTimes(spans.get(course.variantId)!),
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

function compactTimes({ topFrom, topUntil, middleFrom }: ShelfTimes): Pick<ItemCourse, 'from' | 'topUntil'> {
  return { from: [topFrom, middleFrom], ...(topUntil && { topUntil }) }
}

/** A relation may have ended and begun again; one that is only reconstructed begins after the date. */
function findSince(relations: readonly ShelfRelation[], { shelf, level }: CourseOfItem, date: IsoDate): IsoDate {
  const alike = relations.filter((relation) => relation.shelf === shelf && relation.level === level)
  const holding = alike.findLast(({ since }) => since <= date) ?? alike[0]!
  return holding.since
}

const shownCourses = 3

/**
 * What a race with the item brings at each of its levels, on the courses where it brings most at the highest: with the
 * first of the rankings of the two other kinds beside it, everything else at the cap.
 */
export function buildLevelPoints(source: PageSource, item: Item): ItemPage['levelPoints'] {
  const courses = source.shelves.coursesOf(item.id).flatMap(({ variantId, ...place }) => {
    const course = raceCoursesOf(source.catalogue).get(variantId)!
    return bestOf(source)(variantId).map((best) => {
      const score = (level: number) =>
        scoreRace(course, { ...best, [item.kind]: train(item, place, level) }, unknownPlayer).points
      return { variantId, score, most: score(highestItemLevel), isEstimated: course.isEstimated }
    })
  })
  return courses
    .toSorted((a, b) => b.most - a.most)
    .slice(0, shownCourses)
    .map(({ variantId, score, isEstimated }) => ({
      variant: source.references.variant(variantId),
      points: Array.from({ length: highestItemLevel }, (_, index) => Math.round(score(index + 1))),
      ...(isEstimated && { isEstimated: true as const }),
    }))
}

/** The best loadout of a course variant; none where nothing of some kind has a shelf on record. */
const bestOf = memoizeWeak(({ catalogue, courseRanker }: PageSource) =>
  memoize((variantId: string): readonly RacingLoadout[] => {
    const first = mapKinds((kind) => courseRanker.on(variantId, kind).shelved[0])
    if (itemKinds.some((kind) => !first[kind])) return []
    return [mapKinds((kind) => train(catalogue.itemById.get(first[kind]!.itemId)!, first[kind]!, highestItemLevel))]
  }),
)

function train(item: Item, place: Pick<ShelvedOnCourse, 'shelf' | 'level'>, level: number): RacingItem {
  const shelf = shelfInCup(place.shelf === 'top' ? place.level : 0, level, 0)
  return { item, level, cap: highestCapStep, shelf }
}

const shownCups = 4

/** The first few of the given ranked cups with courses on whose top shelf an item stands, with only those courses. */
export function findItemCups(courses: readonly ItemCourse[], cups: readonly CupWithCourses[]): CupWithCourses[] {
  const topIds = new Set(courses.filter(({ shelf }) => shelf === 'top').map(({ variant }) => variant.id))
  return cups
    .filter((cup) => cup.courses.some(({ id }) => topIds.has(id)))
    .slice(0, shownCups)
    .map((cup) => ({ ...cup, courses: cup.courses.filter(({ id }) => topIds.has(id)) }))
}
