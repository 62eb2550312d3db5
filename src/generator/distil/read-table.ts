import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import * as z from 'zod'
import type { ReportFact } from './fact-fault.ts'
import type { FactRow } from './fact-tables.ts'

/**
 * The rows of a CSV file (RFC 4180, the first row names the columns). A row with a fault is reported and left out; so
 * is a table that is missing or lacks a column.
 */
export function readTable<Shape extends z.ZodRawShape>(
  folder: string,
  table: string,
  schema: z.ZodObject<Shape>,
  report: ReportFact,
): FactRow<z.ZodObject<Shape>>[] {
  const path = join(folder, table)
  if (!existsSync(path)) {
    report({ table, row: 1, message: 'the table is missing', remedy: `Put a file ${table} into the folder.` })
    return []
  }
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  const { data, errors, meta } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ',',
    skipEmptyLines: true,
  })
  const missing = Object.keys(schema.shape).filter((column) => !meta.fields?.includes(column))
  for (const column of missing) {
    const message = `the column "${column}" is missing`
    report({
      table,
      row: 1,
      message,
      remedy: `Name the columns in the first row: ${Object.keys(schema.shape).join(',')}.`,
    })
  }
  if (missing.length > 0) return []
  const ragged = new Set(errors.map(({ row = 0 }) => row))
  for (const row of ragged) {
    const message = `the row does not have ${meta.fields?.length ?? 0} cells, as the first one has`
    report({ table, row: row + 2, message, remedy: 'Put quotes around a cell that holds a comma or a quote.' })
  }
  return data.flatMap((cells, index) =>
    ragged.has(index) ? [] : (readRow(table, index + 2, cells, schema, report) ?? []),
  )
}

function readRow<Shape extends z.ZodRawShape>(
  table: string,
  row: number,
  cells: Record<string, string>,
  schema: z.ZodObject<Shape>,
  report: ReportFact,
): FactRow<z.ZodObject<Shape>> | null {
  const result = schema.safeParse(cells)
  if (result.success) return { ...result.data, row }
  for (const issue of result.error.issues) {
    const column = String(issue.path[0])
    const expected = findExpected(issue)
    const message = `"${column}" is ${JSON.stringify(cells[column])}, which is not ${expected}`
    report({ table, row, message, remedy: `Write ${expected} in this cell.` })
  }
  return null
}

/** Of an optional cell, what it should be if it is not empty. */
function findExpected(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}
