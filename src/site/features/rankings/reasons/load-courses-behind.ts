import { findCoursesOn } from '#pages/source/shelves/find-courses-on.ts'
import type { ItemRef, TourRef, VariantRef } from '#pages/data/refs.ts'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemCourse } from '#pages/data/item-pages.ts'
import { itemPath, tourPath } from '#pages/routes/routes.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'
import { type CourseGroups, groupCourses } from './group-courses.ts'
import type { RankingMoment } from './ranking-moment.ts'

/**
 * The courses on which an item had a shelf at that moment, as the ranking counted them.
 * Rejects with PageDataError.
 */
export async function loadCoursesBehind(item: ItemRef, moment: RankingMoment): Promise<CourseGroups> {
  const [page, cups] = await Promise.all([
    loadPageOf(item.kind, itemPath(item)),
    moment.raced === 'today' ? null : loadTourCourses(moment.raced.tour),
  ])
  const courses = page.courses.map(expandItemCourse)
  const raced =
    moment.raced === 'today' || !cups
      ? findRacedToday(courses)
      : {
          cup: listIds(moment.raced.cup === 'both weeks' ? cups.ranked : moment.raced.cup),
          tour: listIds([...cups.ranked, ...cups.others]),
        }
  return groupCourses(listCourses(courses, moment), raced)
}

function listCourses(courses: readonly ItemCourse[], { date }: RankingMoment) {
  return findCoursesOn(courses, date).map(({ course: { variant, level }, shelf }) => ({
    variant,
    shelf,
    // The level is the one that leads to the top shelf.
    level: shelf === 'top' ? level : 1,
  }))
}

function findRacedToday(courses: readonly ItemCourse[]) {
  return {
    cup: listIds(courses.filter(({ inCup }) => inCup).map(({ variant }) => variant)),
    tour: listIds(courses.filter(({ inTour }) => inTour).map(({ variant }) => variant)),
  }
}

async function loadTourCourses({ id }: TourRef) {
  const { rankedCups, cups } = await loadPageOf('tour', tourPath(id))
  return {
    ranked: rankedCups.flatMap(({ courses }) => courses),
    others: cups.flatMap(({ courses }) => courses),
  }
}

function listIds(variants: readonly VariantRef[]): ReadonlySet<string> {
  return new Set(variants.map(({ id }) => id))
}
