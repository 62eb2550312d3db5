import type { ItemRef } from '#pages/data/refs.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-reasons.ts'
import { CourseEmblem } from '../../../ui/emblems/emblem.tsx'
import { LevelMark, ShelfMark } from '../../../ui/items/shelf-mark.tsx'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import type { CourseBehind } from './group-courses.ts'
import { loadCoursesBehind } from './load-courses-behind.ts'
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
