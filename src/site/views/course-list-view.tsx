import { platforms } from '#catalogue/entities.ts'
import type { CourseListPage } from '#pages/page-data.ts'
import { coursePath } from '#pages/routes.ts'
import { CourseEmblem } from '../components/emblem.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Section } from '../components/section.tsx'
import { courseKindNames, formatCount, platformNames } from '../components/wording.ts'
import { SearchField } from '../search/search-field.tsx'
import { useSearch } from '../search/use-search.ts'

type CourseEntry = CourseListPage['courses'][number]

const nameOf = (course: CourseEntry) => course.fullName

/** By platform while the list is whole; one list, best match first, while a query stands. */
export function CourseListView({ data }: { data: CourseListPage }) {
  const { courses } = data
  const search = useSearch(courses, nameOf)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Courses">
        {formatCount(courses.length, 'course')}. Most are raced in variants: R reversed, T with tricks, R/T both. Every
        variant has shelves of its own.
      </PageHeader>
      <div className="toolbar">
        <SearchField label="Search courses" placeholder="Search courses" search={search} of={courses.length} />
      </div>
      {search.found.length === 0 && (
        <EmptyState title={`No course is called “${search.query}”`}>
          <button type="button" className="button" onClick={() => search.write('')}>
            Show all {courses.length}
          </button>
        </EmptyState>
      )}
      {search.found === courses ? <CoursesByPlatform courses={courses} /> : <CourseCards courses={search.found} />}
    </>
  )
}

function CoursesByPlatform({ courses }: { courses: readonly CourseEntry[] }) {
  return platforms.map((platform) => {
    const ofPlatform = courses.filter((course) => course.platform === platform)
    return (
      ofPlatform.length > 0 && (
        <Section
          key={platform}
          id={platform}
          title={platformNames[platform]}
          aside={formatCount(ofPlatform.length, 'course')}
        >
          <CourseCards courses={ofPlatform} />
        </Section>
      )
    )
  })
}

function CourseCards({ courses }: { courses: readonly CourseEntry[] }) {
  return (
    <ul className="cards">
      {courses.map((course) => (
        <li key={course.id}>
          <a className="card item-card" href={coursePath(course.id)}>
            <CourseEmblem courseId={course.id} size="medium" />
            <span className="card-text">
              <b>{nameOf(course)}</b>
              <small>
                {courseKindNames[course.courseKind]} · {formatCount(course.variantCount, 'variant')}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
