import type { PageSource } from '../source/build-page-source.ts'
import { findDebutYear } from '../source/find-debut-year.ts'
import type { CourseListPage } from '../data/course-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildCourseListPage({ catalogue, references, round }: PageSource): CourseListPage {
  const { courses } = catalogue
  return {
    kind: 'course-list',
    path: routes['course-list'],
    crumbs: [],
    courses: courses.map((course) => ({
      ...references.course(course.id),
      courseKind: course.kind,
      variantCount: course.variants.length,
      debut: course.debutTour === null ? null : references.tour(course.debutTour),
      debutYear: findDebutYear(references, course.debutTour),
      appearances: round.countWith(new Set(course.variants.map(({ id }) => id))),
    })),
    of: round.of,
  }
}
