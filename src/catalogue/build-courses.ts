import type { CourseFile, FirstKnown } from './course-schema.ts'
import { type Basis, type Course, type CourseVariant, platforms } from './entities.ts'
import type { Entry } from './parse-content.ts'
import type { Report } from './problem.ts'
import { compareBy } from './compare-by.ts'
import { nameCourse, nameVariant, parseVariantId } from './variant-id.ts'

export function buildCourses(entries: readonly Entry<CourseFile>[], report: Report): Course[] {
  const courses = entries.map((entry) => {
    checkPlatform(entry, report)
    return buildCourse(entry, report)
  })
  return courses.toSorted(compareBy((course) => [platforms.indexOf(course.platform), course.name]))
}

function buildCourse(entry: Entry<CourseFile>, report: Report): Course {
  const { id, value } = entry
  const { name, names, platform, kind } = value
  const { debutTour, firstSeen, basis } = buildFirstKnown(value)
  const variants = Object.keys(value.variants).flatMap((variantId) => buildVariant(entry, variantId, report) ?? [])
  return { id, platform, name, names, kind, debutTour, firstSeen, basis: basis ?? 'partial', variants }
}

function buildVariant({ id, file, value }: Entry<CourseFile>, variantId: string, report: Report): CourseVariant | null {
  const shape = parseVariantId(variantId, id)
  const facts = value.variants[variantId]
  if (!shape || !facts) {
    const message = `"${variantId}" is not an id of a variant of this course`
    const remedy = `Write ${id}, then -2 to -9 for a further layout, then -r, -t, -rt or -b: ${id}-2-rt.`
    report({ file, location: ['variants', variantId], message, remedy })
    return null
  }
  return {
    id: variantId,
    courseId: id,
    name: nameVariant(nameCourse(value), shape),
    ...shape,
    mode: shape.variant === 'B' || value.kind === 'battle' ? 'battle' : 'race',
    ...buildFirstKnown(facts),
  }
}

/** Unless the file says otherwise: a debut that is stated is recorded; with a first sight alone the debut is not known. */
function buildFirstKnown(facts: FirstKnown): Pick<CourseVariant, 'debutTour' | 'firstSeen' | 'basis'> {
  const { 'debut-tour': debutTour = null, 'first-seen': firstSeen = null } = facts
  return { debutTour, firstSeen, basis: facts.basis ?? followBasis(debutTour, firstSeen) }
}

export function followBasis(debutTour: number | null, firstSeen: string | null): Basis | null {
  if (debutTour !== null) return 'recorded'
  return firstSeen === null ? null : 'first-seen'
}

function checkPlatform({ id, file, value: { platform } }: Entry<CourseFile>, report: Report): void {
  if (id.startsWith(`${platform}-`)) return
  const remedy = `Rename the file to courses/${platform}-….yaml, or correct "platform".`
  report({
    file,
    location: ['platform'],
    message: `the id "${id}" does not begin with the platform "${platform}"`,
    remedy,
  })
}
