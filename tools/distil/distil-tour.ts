import { load } from 'js-yaml'
import * as z from 'zod'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { toContentId } from '#catalogue/content-id.ts'
import { type CupFile, cupSchema } from '#catalogue/schemas/tour-schemas.ts'
import { type ContentEditor, formatScalar } from '#generator/corrections/content-editor.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type {
  CupRow,
  RankedCupRow,
  ReportFact,
  SpotlightBoostRow,
  TourRow,
  CourseActionsRow,
  CourseVariantRow,
  CupCourseDriverRow,
  NameRow,
  ShelfCountRow,
  ShelfRow,
} from './fact-tables.ts'
import type { Facts } from './read-facts.ts'

/** The file of a recorded tour with its cups and ranked cups. */
export function distilTour(editor: ContentEditor, tour: TourRow, facts: FactIndex, report: ReportFact): void {
  editor.setScalar('number', tour.number)
  editor.setScalar('name', tour.name)
  editor.setScalar('start', tour.start_date)
  editor.setScalar('end', tour.end_date)
  editor.setScalar('season-id', tour.season_id)
  distilCityCourses(editor, tour, facts, report)
  if (tour.basis === 'recorded') editor.remove('basis')
  else editor.setScalar('basis', tour.basis)
  const cups = facts.cupsOf(tour.number)
  cups.forEach(({ row, position }, index) => {
    if (position === index + 1) return
    const message = `cup ${position} comes where cup ${index + 1} of tour ${tour.number} is expected`
    report({ table: 'cups.csv', row, message, remedy: 'Number the cups of a tour from 1, without gaps.' })
  })
  distilRankedCups(editor, facts.rankedCupsOf(tour.number), distilCups(editor, cups, facts, report))
  distilPipeBoosts(editor, facts.pipeBoostsOf(tour.number))
}

function distilCityCourses(
  editor: ContentEditor,
  { row, new_city_course: names }: TourRow,
  { variantIdOfName }: FactIndex,
  report: ReportFact,
): void {
  if (names === undefined) return
  const ids = names.split(' | ').map((name) => {
    const id = variantIdOfName.get(name)
    if (id === undefined) {
      const remedy = 'Write names from course_variants.csv, separated by " | ".'
      report({ table: 'tours.csv', row, message: `unknown course variant "${name}"`, remedy })
    }
    return id
  })
  const line = `new-city-courses: ${formatList(ids.filter((id) => id !== undefined))}`
  editor.setBlock('new-city-courses', ids, [line], { apart: false })
}

/** Cups that the facts do not have stay, after those that they have. Returns all that the file has in the end. */
function distilCups(editor: ContentEditor, rows: readonly CupRow[], facts: FactIndex, report: ReportFact): CupFile[] {
  const written = editor.readList('cups', cupSchema)
  if (rows.length === 0) return written
  const others = written.filter(({ name }) => rows.every(({ cup }) => cup !== name))
  for (const { name } of others) editor.notes.push(`cups: ${name} is not in the facts, kept`)
  const findWritten = ({ cup }: CupRow) => written.find(({ name }) => name === cup)
  const cups = [...rows.map((row) => mergeCup(row, findWritten(row), facts, report)), ...others]
  editor.setBlock('cups', cups, ['cups:', ...cups.flatMap(formatCup)], { apart: true })
  return cups
}

/** What the row leaves open is as it was written. */
function mergeCup(row: CupRow, before: CupFile | undefined, facts: FactIndex, report: ReportFact): CupFile {
  const driver = row.driver_slug ?? before?.driver
  const courses = [row.course_1, row.course_2, row.course_3].map((id, index) => id ?? before?.courses[index])
  const picturedRows = facts.picturedOf(row.tour_number, row.position)
  for (const { row: line, course_position, course_variant_slug } of picturedRows) {
    const raced = courses[course_position - 1]
    if (raced === course_variant_slug) continue
    const message = `course ${course_position} of cup ${row.position} of tour ${row.tour_number} is ${raced ?? 'not known'}, not ${course_variant_slug}`
    report({ table: 'cup_course_drivers.csv', row: line, message, remedy: 'Correct the course here or in cups.csv.' })
  }
  const pictured = picturedRows.length > 0 ? picturedRows.map(({ driver_slug }) => driver_slug) : before?.pictured
  return {
    name: row.cup,
    ...(driver && { driver }),
    courses: courses.filter((id) => id !== undefined),
    ...(pictured && { pictured }),
  }
}

function distilPipeBoosts(editor: ContentEditor, rows: readonly SpotlightBoostRow[]): void {
  if (rows.length === 0) return
  const boosts = [...Map.groupBy(rows, ({ course_position }) => course_position)]
    .map(([course, ofCourse]) => ({ course, items: ofCourse.map(({ item_slug }) => item_slug).toSorted() }))
    .toSorted((a, b) => a.course - b.course)
  const lines = boosts.flatMap(({ course, items }) => [`  - course: ${course}`, `    items: ${formatList(items)}`])
  editor.setBlock('pipe-boosts', boosts, ['pipe-boosts:', ...lines], { apart: true })
}

function formatCup({ name, driver, courses, pictured }: CupFile): string[] {
  return [
    `  - name: ${formatScalar(name)}`,
    ...(driver ? [`    driver: ${driver}`] : []),
    `    courses: ${formatList(courses)}`,
    ...(pictured ? [`    pictured: ${formatList(pictured)}`] : []),
  ]
}

const rankedCupSchema = z.object({
  week: z.number(),
  cup: z.number().optional(),
  name: z.string().optional(),
  courses: z.array(z.string()).optional(),
  basis: z.string().optional(),
})

type RankedCup = z.output<typeof rankedCupSchema>

/**
 * The ranked cups of a tour. One that is among the tour's cups is written as its position there. A week that the facts
 * leave open stays as it is.
 */
function distilRankedCups(editor: ContentEditor, rows: readonly RankedCupRow[], cups: readonly CupFile[]): void {
  if (rows.length === 0) return
  const known = rows.map((row) => readRankedCup(row, cups))
  const weeks = new Set(known.map(({ week }) => week))
  const others = editor.readList('ranked-cups', rankedCupSchema).filter(({ week }) => !weeks.has(week))
  const rankedCups = [...known, ...others].toSorted((a, b) => a.week - b.week)
  editor.setBlock('ranked-cups', rankedCups, ['ranked-cups:', ...rankedCups.flatMap(formatRankedCup)], { apart: true })
}

function readRankedCup(row: RankedCupRow, cups: readonly CupFile[]): RankedCup {
  const courses = listCourses(row)
  // Either may be known in part: then the name says that they are the same.
  const index = cups.findIndex(
    (cup) =>
      courses.length > 0 &&
      (cup.courses.join() === courses.join() ||
        (cup.name === row.cup && courses.every((id) => cup.courses.includes(id)))),
  )
  const basis = row.basis === 'recorded' ? {} : { basis: row.basis }
  if (index !== -1) return { week: row.week, cup: index + 1, ...basis }
  return {
    week: row.week,
    ...(row.cup === undefined ? {} : { name: row.cup }),
    ...(courses.length === 0 ? {} : { courses }),
    ...basis,
  }
}

function formatRankedCup(cup: RankedCup): string[] {
  const lines = Object.entries(cup).flatMap(([key, value]) => {
    if (value === undefined) return []
    return `${key}: ${Array.isArray(value) ? formatList(value) : formatScalar(value)}`
  })
  return lines.map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`)
}

/** The courses of a cup that are known, in their order. */
function listCourses({ course_1, course_2, course_3 }: Pick<CupRow, 'course_1' | 'course_2' | 'course_3'>): string[] {
  return [course_1, course_2, course_3].filter((id) => id !== undefined)
}

function formatList(ids: readonly string[]): string {
  return `[${ids.join(', ')}]`
}

const numberedSchema = z.object({ number: z.int() })

/** The paths of the tours' files by tour number. */
export function findTourFiles(files: readonly ContentFile[]): Map<number, string> {
  const tours = files.filter(({ path }) => path.startsWith('tours/'))
  return new Map(
    tours.flatMap(({ path, text }) => {
      const { data } = numberedSchema.safeParse(load(text))
      return data ? [[data.number, path] as const] : []
    }),
  )
}

const cycleSchema = z.object({ 'first-tour': z.int() })

/** The number of the first tour of the yearly cycle; infinity where there is none. */
export function findCycleStart(files: readonly ContentFile[]): number {
  const { data } = cycleSchema.safeParse(load(files.find(({ path }) => path === 'tour-cycle.yaml')?.text ?? ''))
  return data ? data['first-tour'] : Infinity
}

/** Where the file of a tour that has none yet belongs. */
export function nameTourFile({ name }: TourRow): string {
  return `tours/${toContentId(name)}.yaml`
}

/** The facts by the thing that they are about; lists are in the order of the tables, cups in that of their positions. */
export interface FactIndex {
  readonly namesOf: (kind: NameRow['kind'], id: string) => NameRow | undefined
  readonly shelvesOf: (kind: ItemKind, id: string) => readonly ShelfRow[]
  readonly countsOf: (kind: ItemKind, id: string) => ShelfCountRow | undefined
  readonly variantsOf: (courseId: string) => readonly CourseVariantRow[]
  readonly actionsOf: (variantId: string) => CourseActionsRow | undefined
  readonly variantIdOfName: ReadonlyMap<string, string>
  readonly cupsOf: (tour: number) => readonly CupRow[]
  readonly rankedCupsOf: (tour: number) => readonly RankedCupRow[]
  /** In the order of the cup's courses. */
  readonly picturedOf: (tour: number, cupPosition: number) => readonly CupCourseDriverRow[]
  readonly pipeBoostsOf: (tour: number) => readonly SpotlightBoostRow[]
}

export function indexFacts(facts: Facts): FactIndex {
  const names = new Map(facts.names.map((row) => [`${row.kind} ${row.slug}`, row]))
  const shelves = Map.groupBy(facts.shelves, ({ item_kind, item_slug }) => `${item_kind} ${item_slug}`)
  const counts = new Map(facts.shelfCounts.map((row) => [`${row.item_kind} ${row.item_slug}`, row]))
  const variants = Map.groupBy(facts.courseVariants, ({ course_slug }) => course_slug)
  const cups = Map.groupBy(facts.cups, ({ tour_number }) => tour_number)
  const rankedCups = Map.groupBy(facts.rankedCups, ({ tour_number }) => tour_number)
  const actions = new Map(facts.courseActions.map((row) => [row.course_variant_slug, row]))
  const pictured = Map.groupBy(
    facts.cupCourseDrivers,
    ({ tour_number, cup_position }) => `${tour_number} ${cup_position}`,
  )
  const pipeBoosts = Map.groupBy(facts.spotlightBoosts, ({ tour_number }) => tour_number)
  return {
    namesOf: (kind, id) => names.get(`${kind} ${id}`),
    shelvesOf: (kind, id) => shelves.get(`${kind} ${id}`) ?? [],
    countsOf: (kind, id) => counts.get(`${kind} ${id}`),
    variantsOf: (courseId) => variants.get(courseId) ?? [],
    actionsOf: (variantId) => actions.get(variantId),
    variantIdOfName: new Map(facts.courseVariants.map(({ name, slug }) => [name, slug])),
    cupsOf: (tour) => cups.get(tour)?.toSorted((a, b) => a.position - b.position) ?? [],
    rankedCupsOf: (tour) => rankedCups.get(tour) ?? [],
    picturedOf: (tour, cup) =>
      pictured.get(`${tour} ${cup}`)?.toSorted((a, b) => a.course_position - b.course_position) ?? [],
    pipeBoostsOf: (tour) => pipeBoosts.get(tour) ?? [],
  }
}
