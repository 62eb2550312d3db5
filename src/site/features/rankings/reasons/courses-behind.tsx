import type { ItemRef } from '#pages/data/refs.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import { CourseEmblem } from '../../../ui/emblems/emblem.tsx'
import { LevelMark, ShelfMark } from '../../../ui/items/shelf-mark.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
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
  if (error !== undefined) return <LoadFailure what={`The courses of ${item.name}`} retry={retry} />
  if (!groups) return <CoursesSkeleton />
  const { cup, tour, elsewhere } = groups
  const tops = elsewhere.filter(({ shelf }) => shelf === 'top').length
  return (
    <div className="courses-behind">
      <CourseList title="In the ranked cup" courses={cup} />
      <CourseList title={cup.length > 0 ? 'Elsewhere in the tour' : 'In the tour'} courses={tour} />
      {elsewhere.length > 0 && (
        <details>
          <summary>
            Elsewhere: {formatCount(tops, 'top shelf', 'top shelves')}, {elsewhere.length - tops} middle
          </summary>
          <CourseItems courses={elsewhere} />
        </details>
      )}
      {cup.length + tour.length + elsewhere.length === 0 && <p>It had no shelf on any course.</p>}
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
      <p className="visually-hidden">The courses are still loading.</p>
      <ul className="chips skeleton" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
    </div>
  )
}
