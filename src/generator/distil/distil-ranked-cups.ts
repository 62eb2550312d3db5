import * as z from 'zod'
import type { CupFile } from '#catalogue/tour-schema.ts'
import { type ContentEditor, formatScalar } from './content-editor.ts'
import type { RankedCupRow } from './fact-tables.ts'
import { listCourses, formatList } from './list-courses.ts'

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
export function distilRankedCups(editor: ContentEditor, rows: readonly RankedCupRow[], cups: readonly CupFile[]): void {
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
