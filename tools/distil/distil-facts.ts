import * as z from 'zod'
import { compareBy } from '#base/compare-by.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import type { Basis, ItemKind } from '#catalogue/entities.ts'
import { formatShelfLine } from '#catalogue/shelves/shelf-line.ts'
import { languages } from '#catalogue/languages.ts'
import { nameCourse, parseVariantId } from '#catalogue/variant-id.ts'
import { ContentEditor, formatScalar, type MapEntry } from '#generator/corrections/content-editor.ts'
import { distilTour, findCycleStart, findTourFiles, nameTourFile, type FactIndex, indexFacts } from './distil-tour.ts'
import type {
  CourseActionsRow,
  CourseRow,
  CourseVariantRow,
  ItemRow,
  NameRow,
  ReportFact,
  ShelfCountRow,
  ShelfRow,
  SkillRow,
  SnapshotRow,
} from './fact-tables.ts'
import type { Facts } from './read-facts.ts'

/** A content file as the facts would have it. */
export interface DistilledFile {
  /** Relative to the content folder. */
  readonly path: string
  readonly text: string
  /** What was changed, in a few words each; empty if nothing was. */
  readonly changes: readonly string[]
  /** What was left as a person wrote it, although the facts disagree. */
  readonly notes: readonly string[]
}

/**
 * Every content file that the facts mention, as it should be after `files` has taken in the facts. What the facts leave
 * open stays as it is. Files that are not YAML throw.
 */
export function distilFacts(facts: Facts, files: readonly ContentFile[], report: ReportFact): DistilledFile[] {
  const textByPath = new Map(files.map(({ path, text }) => [path, text]))
  const index = indexFacts(facts)
  const edit = (path: string, keys: readonly string[], work: (editor: ContentEditor) => void): DistilledFile => {
    const before = textByPath.get(path)
    const editor = new ContentEditor({ path, text: before ?? '' }, keys)
    work(editor)
    const changes = before === undefined ? ['new'] : editor.changes
    return { path, text: changes.length === 0 ? (before ?? '') : editor.format(), changes, notes: editor.notes }
  }
  const items = { driver: facts.drivers, kart: facts.karts, glider: facts.gliders }
  const tourFiles = findTourFiles(files)
  const cycleStart = findCycleStart(files)
  // What follows from the cycle is continued without being written.
  const rankedCupsOf = (tour: number) =>
    index.rankedCupsOf(tour).filter(({ basis }) => basis === 'recorded' || tour < cycleStart)
  return [
    ...(['driver', 'kart', 'glider'] as const).flatMap((kind) =>
      items[kind].map((item) =>
        edit(`${kind}s/${item.slug}.yaml`, contentKeys.items, (editor) => distilItem(editor, kind, item, index)),
      ),
    ),
    ...facts.skills.map((skill) =>
      edit(`skills/${skill.slug}.yaml`, contentKeys.skills, (editor) => distilSkill(editor, skill, index)),
    ),
    ...facts.courses.map((course) =>
      edit(`courses/${course.slug}.yaml`, contentKeys.courses, (editor) => distilCourse(editor, course, index)),
    ),
    ...facts.tours
      .filter((tour) => tourFiles.has(tour.number) || tour.basis === 'recorded')
      .map((tour) =>
        edit(tourFiles.get(tour.number) ?? nameTourFile(tour), contentKeys.tours, (editor) =>
          distilTour(editor, tour, { ...index, rankedCupsOf }, report),
        ),
      ),
    edit('shelf-records.yaml', contentKeys.shelfRecords, (editor) => distilShelfRecords(editor, facts.snapshots)),
  ]
}

/** The keys of the content files that facts are written into, in file order. */
const contentKeys = {
  items: ['name', 'rarity', 'skill', 'debut-tour', 'game-id', 'basis', 'public-shelf-counts', 'names', 'shelves'],
  skills: ['name', 'kind', 'category', 'strength', 'reason', 'names'],
  courses: ['name', 'platform', 'kind', 'debut-tour', 'first-seen', 'basis', 'names', 'variants', 'actions'],
  tours: [
    'number',
    'name',
    'start',
    'end',
    'season-id',
    'new-city-courses',
    'basis',
    'cups',
    'ranked-cups',
    'pipe-boosts',
  ],
  shelfRecords: ['records'],
} as const

/** The file of a driver, kart or glider. */
function distilItem(editor: ContentEditor, kind: ItemKind, item: ItemRow, facts: FactIndex): void {
  editor.setScalar('name', item.name)
  editor.setScalar('rarity', item.rarity)
  editor.setScalar('skill', item.skill)
  editor.setScalar('debut-tour', item.debut_tour)
  editor.setScalar('game-id', item.game_id)
  if (item.basis === 'recorded') editor.remove('basis')
  else editor.setScalar('basis', item.basis)
  distilCounts(editor, facts.countsOf(kind, item.slug))
  distilNames(editor, item.name, facts.namesOf(kind, item.slug))
  const shelves = formatShelfLines(facts.shelvesOf(kind, item.slug))
  if (shelves.size > 0) {
    const entries = [...shelves].map(([id, line]) => ({ id, value: line, text: line }))
    editor.setEntries('shelves', entries, (a, b) => (a < b ? -1 : 1))
  }
}

/** Public counts are kept only for items whose list is incomplete: the others' equal the list. */
function distilCounts(editor: ContentEditor, counts: ShelfCountRow | undefined): void {
  if (counts?.basis === 'equal') editor.remove('public-shelf-counts')
  if (counts?.basis !== 'short' || counts.top === undefined || counts.middle === undefined) return
  const { top, middle } = counts
  const line = `public-shelf-counts: { top: ${top}, middle: ${middle} }`
  editor.setBlock('public-shelf-counts', { top, middle }, [line], { apart: true })
}

/** The shelf lines of one item by course variant, as shelf-line.ts reads them. */
function formatShelfLines(rows: readonly ShelfRow[]): Map<string, string> {
  const byVariant = Map.groupBy(rows, ({ course_variant_slug }) => course_variant_slug)
  return new Map(
    [...byVariant].map(([id, variantRows]) => [
      id,
      formatShelfLine(variantRows.map(({ until = null, ...row }) => ({ ...row, until }))),
    ]),
  )
}

/** The file of a skill. Its category is an editor's choice and taken only for a new file; strength and reason never. */
function distilSkill(editor: ContentEditor, skill: SkillRow, facts: FactIndex): void {
  const isNew = editor.read('name') === undefined
  editor.setScalar('name', skill.name)
  editor.setScalar('kind', skill.kind)
  if (isNew) editor.setScalar('category', skill.category)
  if (skill.kind === 'driver' && editor.read('strength') === undefined)
    editor.notes.push("a driver's skill: add its strength and reason")
  distilNames(editor, skill.name, facts.namesOf('skill', skill.slug))
}

/** The file of a course with its variants. */
function distilCourse(editor: ContentEditor, course: CourseRow, facts: FactIndex): void {
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

const recordSchema = z.object({ date: z.string(), tour: z.number(), scope: z.string(), source: z.string() })
type ShelfRecord = z.output<typeof recordSchema>

/** The days on which the shelves of the whole game were recorded. Records that the facts do not have stay. */
function distilShelfRecords(editor: ContentEditor, snapshots: readonly SnapshotRow[]): void {
  const written = editor.readList('records', recordSchema)
  const known = new Set<string>(snapshots.map(({ date }) => date))
  for (const { date } of written) if (!known.has(date)) editor.notes.push(`records: ${date} is not in the facts, kept`)
  const byDate = new Map([...written, ...snapshots.map(readRecord)].map((record) => [record.date, record]))
  const records = [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  editor.setBlock('records', records, ['records:', ...records.flatMap(formatRecord)], { apart: true })
}

function readRecord(row: SnapshotRow): ShelfRecord {
  const source = `github.com/${row.source_repository} at ${row.source_revision} (${row.source_files})`
  return { date: row.date, tour: row.tour_number, scope: row.scope, source }
}

function formatRecord({ date, tour, scope, source }: ShelfRecord): string[] {
  return [`  - date: ${date}`, `    tour: ${tour}`, `    scope: ${scope}`, `    source: ${formatScalar(source)}`]
}

/** `name` is the English one of the file, as the tables of items, courses and skills give it. */
function distilNames(editor: ContentEditor, name: string, names: NameRow | undefined): void {
  if (!names) return
  if (names.en !== name)
    editor.notes.push(`row ${names.row} of names.csv calls it "${names.en}" in English, kept "${name}"`)
  const entries = languages.flatMap((language) => {
    const value = names[language]
    return value === undefined ? [] : [{ id: language, value, text: formatScalar(value) }]
  })
  if (entries.length > 0) editor.setEntries('names', entries)
}
