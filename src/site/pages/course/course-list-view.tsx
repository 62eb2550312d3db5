import { memo } from 'react'
import { platforms } from '#catalogue/entities.ts'
import type { Appearances } from '#rankings/subjects/count-appearances.ts'
import type { CourseListPage } from '#pages/data/course-pages.ts'
import { coursePath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { CourseEmblem } from '../../ui/emblems/emblem.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Term } from '../../ui/components/term.tsx'
import { Section } from '../../ui/components/section.tsx'
import { courseKindNames, platformNames } from '../../ui/wording/list-wording.ts'
import { courseListPlan, type CourseEntry } from '../../features/lists/list-plans.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList, type List } from '../../features/lists/use-list.ts'
import { useHasMarks } from '../../features/checklist/has-marks.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import type { CourseCoverage } from './read-course-coverage.ts'
import './course-list-view.css'

/** Grouped by platform in the list's own order; a single list while searched or sorted. */
export function CourseListView({ data, title }: PageViewProps<CourseListPage>) {
  const list = useList(data.courses, courseListPlan)
  const facts = { of: data.of, coverage: useCourseCoverage() }
  const isOwnOrder = list.state.sort === null && list.state.text.trim() === ''
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {rich(say.aboutLetters({ courses: data.courses.length }), {
          count: (inner) => <span className="head-more">{inner}</span>,
          term: (inner) => <Term of="r-t">{inner}</Term>,
          more: (inner) => <span className="head-more">{inner}</span>,
        })}
      </PageHeader>
      <ListToolbar list={list} hasDensity />
      <ListResults list={list}>
        {isOwnOrder ? (
          <CoursesByPlatform found={list.found} shown={list.shown} {...facts} />
        ) : (
          <CourseCards courses={list.shown} {...facts} />
        )}
      </ListResults>
    </>
  )
}

// Memoized: typing does not always change the list.
const CoursesByPlatform = memo(function CoursesByPlatform({
  found,
  shown,
  ...facts
}: Pick<List<CourseEntry>, 'found' | 'shown'> & CourseFacts) {
  return platforms.map((platform) => {
    const isOfPlatform = (course: CourseEntry) => course.platform === platform
    const ofPlatform = shown.filter(isOfPlatform)
    const count = found.filter(isOfPlatform).length
    return (
      ofPlatform.length > 0 && (
        <Section
          key={platform}
          id={platform}
          title={platformNames[platform]}
          aside={say.courseCount({ courses: count })}
        >
          <CourseCards courses={ofPlatform} {...facts} />
        </Section>
      )
    )
  })
})

interface CourseFacts {
  /** What courses appear in: all ranked cups and tours that count. */
  readonly of: Appearances
  /** What the reader covers; null where that is nothing, or not known yet. */
  readonly coverage: CourseCoverage | null
}

const CourseCards = memo(function CourseCards({
  courses,
  of,
  coverage,
}: { courses: readonly CourseEntry[] } & CourseFacts) {
  return (
    <ul className="cards">
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} of={of} covered={coverage && (coverage.get(course.id) ?? 0)} />
        </li>
      ))}
    </ul>
  )
})

interface CourseCardProps extends Pick<CourseFacts, 'of'> {
  readonly course: CourseEntry
  readonly covered: number | null
}

/** Memoized: a letter shows different courses, and most of them again. */
const CourseCard = memo(function CourseCard({ course, of, covered }: CourseCardProps) {
  const { rankedCups, tours } = course.appearances
  return (
    <a className="card item-card" href={coursePath(course.id)}>
      <CourseEmblem courseId={course.id} size="medium" />
      <span className="card-text">
        <b>{course.fullName}</b>
        <small>
          {courseKindNames[course.courseKind]} · {say.variantCount({ variants: course.variantCount })}
        </small>
        <small className="course-raced">
          {tours === 0
            ? say.notRacedLately()
            : say.racedIn({ cups: rankedCups, ofCups: of.rankedCups, tours, ofTours: of.tours })}
        </small>
      </span>
      {covered !== null && (
        <span className="entry-rank course-covered">
          {rich(say.covered({ covered, variants: course.variantCount }), {
            count: (inner) => <b>{inner}</b>,
            label: (inner) => <small>{inner}</small>,
          })}
        </span>
      )}
    </a>
  )
})

/** Null for readers who own nothing, and until it is known; the list says enough without it. */
function useCourseCoverage(): CourseCoverage | null {
  const hasMarks = useHasMarks()
  const { value } = useLoading(hasMarks ? 'coverage' : 'none', async () =>
    hasMarks ? (await import('./read-course-coverage.ts')).readCourseCoverage() : null,
  )
  return value ?? null
}
