import type { CourseVariant, ItemKind, Shelf } from '#catalogue/entities.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath } from '../cards/emblem-path.ts'
import { coursePath, variantPath } from '../routes/routes.ts'
import type { OpenCourse, VariantRow } from './shapes/course-shape.ts'

type OpenVariant = OpenCourse['variants'][number]

export function buildOpenCourses(source: PageSource): OpenCourse[] {
  return source.catalogue.courses.map((course) => ({
    id: course.id,
    name: nameCourse(course),
    page: coursePath(course.id),
    url: emblemPath('courses', course.id),
    platform: course.platform,
    kind: course.kind,
    debutTour: course.debutTour,
    firstSeen: course.firstSeen,
    basis: course.basis,
    variantCount: course.variants.length,
    picture: emblemPath('courses', course.id),
    names: course.names,
    variants: course.variants.map((variant) => buildVariant(source, variant)),
  }))
}

/** The variants of all courses, each with the course it belongs to. */
export function buildVariantRows(source: PageSource): VariantRow[] {
  return [...source.catalogue.variantById.values()].map((variant) => ({
    ...describeVariant(source, variant),
    course: variant.courseId,
  }))
}

function buildVariant(source: PageSource, variant: CourseVariant): OpenVariant {
  const shelvesOf = (kind: ItemKind) => {
    const shelved = source.courseRanker.shelves(variant.id, kind)
    const on = (wanted: Shelf) =>
      shelved.filter(({ shelf }) => shelf === wanted).map(({ itemId, level }) => ({ id: itemId, level }))
    return { top: on('top'), middle: on('middle') }
  }
  return {
    ...describeVariant(source, variant),
    drivers: shelvesOf('driver'),
    karts: shelvesOf('kart'),
    gliders: shelvesOf('glider'),
  }
}

function describeVariant({ tables }: PageSource, variant: CourseVariant): Omit<VariantRow, 'course'> {
  const { id, name, layout, mode, debutTour, firstSeen, basis } = variant
  const { gameKey = null, basis: gameKeyBasis = null } = tables.courseKeys(id) ?? {}
  return {
    id,
    name,
    page: variantPath(variant),
    layout,
    variant: variant.variant,
    mode,
    debutTour,
    firstSeen,
    basis,
    reverse: variant.variant.startsWith('R'),
    tricks: variant.variant.endsWith('T'),
    gameKey,
    gameKeyBasis,
  }
}
