import type { ContentEditor } from './content-editor.ts'
import { distilRankedCups } from './distil-ranked-cups.ts'
import { formatScalar } from './content-editor.ts'
import type { ReportFact } from './fact-fault.ts'
import type { CupRow, TourRow } from './fact-tables.ts'
import type { FactIndex } from './index-facts.ts'
import { listCourses, formatList } from './list-courses.ts'

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
  if (cups.length > 0)
    editor.setBlock('cups', cups.map(readCup), ['cups:', ...cups.flatMap(formatCup)], { apart: true })
  distilRankedCups(editor, facts.rankedCupsOf(tour.number), cups)
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

function readCup(cup: CupRow) {
  const driver = cup.driver_slug === undefined ? {} : { driver: cup.driver_slug }
  return { name: cup.cup, ...driver, courses: listCourses(cup) }
}

function formatCup(cup: CupRow): string[] {
  const driver = cup.driver_slug === undefined ? [] : [`    driver: ${cup.driver_slug}`]
  return [`  - name: ${formatScalar(cup.cup)}`, ...driver, `    courses: ${formatList(listCourses(cup))}`]
}
