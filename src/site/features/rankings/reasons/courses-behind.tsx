import type { ItemRef, TourRef, VariantRef } from '#pages/data/refs.ts'
import { itemPath, variantPath, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-reasons.ts'
import { findCoursesOn } from '#pages/source/shelves/find-courses-on.ts'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemCourse } from '#pages/data/item-pages.ts'
import { groupBy } from '#base/group-by.ts'
import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { CourseEmblem } from '../../../ui/emblems/emblem.tsx'
import { LevelMark, ShelfMark } from '../../../ui/items/shelf-mark.tsx'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'
import type { RankingMoment } from './ranking-moment.ts'
import './courses-behind.css'

/** The courses that a score comes from; they are in the item's own page data, which is fetched when asked for. */
export function CoursesBehind({ item, moment }: { item: ItemRef; moment: RankingMoment }) {
  const {
    value: groups,
    error,
    retry,
  } = useLoading(`${itemPath(item)}${moment.date}`, () => loadCoursesBehind(item, moment))
  if (error !== undefined) return <LoadFailure what={say.coursesOf({ item: item.name })} retry={retry} />
  if (!groups) return <CoursesSkeleton />
  const { cup, tour, elsewhere } = groups
  const tops = elsewhere.filter(({ shelf }) => shelf === 'top').length
  return (
    <div className="courses-behind">
      <CourseList title={say.inTheRankedCup()} courses={cup} />
      <CourseList title={cup.length > 0 ? say.elsewhereInTheTour() : say.inTheTour()} courses={tour} />
      {elsewhere.length > 0 && (
        <details>
          <summary>{say.elsewhere({ tops, middles: elsewhere.length - tops })}</summary>
          <CourseItems courses={elsewhere} />
        </details>
      )}
      {cup.length + tour.length + elsewhere.length === 0 && <p>{say.noShelf()}</p>}
    </div>
  )
}

function CourseList({ title, courses }: { title: string; courses: readonly CourseBehind[] }) {
  if (courses.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <CourseItems courses={courses} />
    </>
  )
}

function CourseItems({ courses }: { courses: readonly CourseBehind[] }) {
  return (
    <ul className="chips">
      {courses.map(({ variant, shelf, level }) => (
        <li key={variant.id}>
          <a className="chip" href={variantPath(variant)}>
            <CourseEmblem courseId={variant.courseId} />
            <span>{variant.name}</span>
            <ShelfMark shelf={shelf} />
            <LevelMark level={level} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function CoursesSkeleton() {
  return (
    <div className="courses-behind" aria-busy="true">
      <p className="visually-hidden">{say.coursesLoading()}</p>
      <ul className="chips skeleton" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
    </div>
  )
}

/**
 * The courses on which an item had a shelf at that moment, as the ranking counted them.
 * Rejects with PageDataError.
 */
async function loadCoursesBehind(item: ItemRef, moment: RankingMoment): Promise<CourseGroups> {
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

/** A course variant on which an item had a shelf. */
export interface CourseBehind {
  readonly variant: VariantRef
  readonly shelf: Shelf
  /** From which the top shelf holds. */
  readonly level: ShelfLevel
}

interface CourseGroups {
  readonly cup: readonly CourseBehind[]
  readonly tour: readonly CourseBehind[]
  readonly elsewhere: readonly CourseBehind[]
}

/** By how much a course weighs: the ranked cup first, then the tour's other courses, then the rest. */
export function groupCourses(
  courses: readonly CourseBehind[],
  raced: { readonly cup: ReadonlySet<string>; readonly tour: ReadonlySet<string> },
): CourseGroups {
  const zones = groupBy(courses, ({ variant: { id } }) =>
    raced.cup.has(id) ? 'cup' : raced.tour.has(id) ? 'tour' : 'elsewhere',
  )
  const of = (zone: keyof CourseGroups) => zones.get(zone) ?? []
  return { cup: of('cup'), tour: of('tour'), elsewhere: of('elsewhere') }
}
