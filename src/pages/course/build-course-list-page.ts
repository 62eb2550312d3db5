import type { PageSource } from '../source/build-page-source.ts'
import { findDebutYear } from '../source/find-debut-year.ts'
import type { CourseListPage } from '../data/course-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildCourseListPage({ catalogue, references }: PageSource): CourseListPage {
  const { courses, variantById } = catalogue
  return {
    kind: 'course-list',
    path: routes['course-list'],
    title: areaNames['course-list'],
    description: `The ${courses.length} courses of Mario Kart Tour in ${variantById.size} variants, from the city courses to the classics, each with the drivers, karts and gliders on its top shelf.`,
    crumbs: [],
    courses: courses.map((course) => ({
      ...references.course(course.id),
      courseKind: course.kind,
      variantCount: course.variants.length,
      debut: course.debutTour === null ? null : references.tour(course.debutTour),
      debutYear: findDebutYear(references, course.debutTour),
    })),
  }
}
