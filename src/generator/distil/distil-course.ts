import type { Basis } from '#catalogue/entities.ts'
import { compareBy } from '#catalogue/compare-by.ts'
import { nameCourse, parseVariantId } from '#catalogue/variant-id.ts'
import type { ContentEditor } from './content-editor.ts'
import { distilNames } from './distil-names.ts'
import type { CourseActionsRow, CourseRow, CourseVariantRow } from './fact-tables.ts'
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
  const variants = facts.variantsOf(course.slug)
  editor.setEntries('variants', variants.map(formatVariant), inOrder)
  const actions = variants.flatMap(({ slug }) => facts.actionsOf(slug) ?? [])
  if (actions.length > 0) editor.setEntries('actions', actions.map(formatActions), inOrder)
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

function formatActions(row: CourseActionsRow): MapEntry {
  const counts = {
    actions: row.actions,
    'giant-banana': row.actions_giant_banana,
    'lucky-seven': row.actions_lucky_seven,
    'boomerang-flower': row.actions_boomerang_flower,
    'coin-box': row.actions_coin_box,
    'item-boxes': row.item_boxes,
    'mini-turbos': row.mini_turbos,
    'jump-boosts': row.jump_boosts,
    'dash-panels': row.dash_panels,
    'glide-actions': row.glide_actions,
    'course-coins': row.course_coins,
    'item-coins': row.item_coins,
  }
  const pairs = Object.entries(counts).map(([key, count]) => `${key}: ${count}`)
  return { id: row.course_variant_slug, value: counts, text: `{ ${pairs.join(', ')} }` }
}

/** A basis that follows from the debut and the first sight is not written; see build-courses.ts. */
function findStatedBasis({ debut_tour, first_seen, basis }: CourseRow | CourseVariantRow): Basis | undefined {
  if (debut_tour !== undefined) return basis === 'recorded' ? undefined : basis
  return first_seen !== undefined && basis === 'first-seen' ? undefined : basis
}
