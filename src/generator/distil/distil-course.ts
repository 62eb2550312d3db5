import type { Basis } from '#catalogue/entities.ts'
import { compareBy } from '#catalogue/compare-by.ts'
import { nameCourse, parseVariantId } from '#catalogue/variant-id.ts'
import type { ContentEditor } from './content-editor.ts'
import { distilNames } from './distil-names.ts'
import type { CourseRow, CourseVariantRow } from './fact-tables.ts'
import type { FactIndex } from './index-facts.ts'
import type { MapEntry } from './merge-entries.ts'

/** The file of a course with its variants. */
export function distilCourse(editor: ContentEditor, course: CourseRow, facts: FactIndex): void {
  editor.setScalar('name', course.name)
  editor.setScalar('platform', course.platform)
  editor.setScalar('kind', course.kind)
  editor.setScalar('debut-tour', course.debut_tour)
  editor.setScalar('first-seen', course.first_seen)
  const basis = findStatedBasis(course)
  if (basis === undefined) editor.remove('basis')
  else editor.setScalar('basis', basis)
  distilNames(editor, nameCourse(course), facts.namesOf('course', course.slug))
  const inOrder = compareBy((id: string) => rankVariant(id, course.slug))
  editor.setEntries('variants', facts.variantsOf(course.slug).map(formatVariant), inOrder)
}

const variantOrder = ['', 'R', 'T', 'R/T', 'B']

function rankVariant(id: string, courseId: string): [layout: number, variant: number] {
  const shape = parseVariantId(id, courseId)
  return [shape?.layout ?? Infinity, variantOrder.indexOf(shape?.variant ?? '')]
}

function formatVariant(row: CourseVariantRow): MapEntry {
  const facts = { 'debut-tour': row.debut_tour, 'first-seen': row.first_seen, basis: findStatedBasis(row) }
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  const text = known.length === 0 ? '{}' : `{ ${known.map(([key, value]) => `${key}: ${value}`).join(', ')} }`
  return { id: row.slug, value: Object.fromEntries(known), text }
}

/** A basis that follows from the debut and the first sight is not written; see build-courses.ts. */
function findStatedBasis({ debut_tour, first_seen, basis }: CourseRow | CourseVariantRow): Basis | undefined {
  if (debut_tour !== undefined) return basis === 'recorded' ? undefined : basis
  return first_seen !== undefined && basis === 'first-seen' ? undefined : basis
}
