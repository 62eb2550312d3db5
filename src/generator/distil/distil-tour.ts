import { type CupFile, cupSchema } from '#catalogue/tour-schema.ts'
import type { ContentEditor } from './content-editor.ts'
import { distilRankedCups } from './distil-ranked-cups.ts'
import { formatScalar } from './content-editor.ts'
import type { ReportFact } from './fact-fault.ts'
import type { CupRow, SpotlightBoostRow, TourRow } from './fact-tables.ts'
import type { FactIndex } from './index-facts.ts'
import { formatList } from './list-courses.ts'

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
