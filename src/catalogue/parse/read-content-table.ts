/** Reads a table of `content/tables/` into typed rows. */
import * as z from 'zod'
import type { ContentTable } from '../content-tables.ts'
import { explainIssue } from './explain-issue.ts'
import { memoize } from '#base/memoize.ts'
import { suggestNearMiss } from '#base/near-miss.ts'
import type { CsvRow } from '#base/parse-csv.ts'

export type TableCell = string | number | boolean | null

/** A row as the schema of its table has it, and the line on which it is. */
interface TableEntry {
  readonly line: number
  readonly row: Readonly<Record<string, TableCell>>
}

export interface RowFault {
  readonly line: number
  readonly message: string
  readonly remedy: string
}

export interface ReadTable {
  readonly entries: readonly TableEntry[]
  readonly faults: readonly RowFault[]
}

/**
 * The rows by the schema of their table; one with a fault is left out. An empty cell is null. A row that repeats the key
 * of another is a fault.
 */
export function readContentTable(table: ContentTable, [head, ...rows]: readonly CsvRow[]): ReadTable {
  const columns = head?.cells ?? []
  const headFaults = checkColumns(columns, Object.keys(table.row.shape))
  if (headFaults.length > 0) return { entries: [], faults: headFaults }
  const faults: RowFault[] = []
  const entries = rows.flatMap(({ line, cells }): TableEntry[] => {
    const raw = typeCells(table, columns, cells)
    if (raw === null) {
      const message = `the row has ${cells.length} cells, but the table has ${columns.length} columns`
      faults.push({ line, message, remedy: 'Put quotation marks around a cell that holds a comma.' })
      return []
    }
    const { success, data, error } = table.row.safeParse(raw)
    if (success) return [{ line, row: data as Record<string, TableCell> }]
    for (const issue of error.issues)
      for (const { message, remedy } of explainIssue(issue, table.row, raw)) faults.push({ line, message, remedy })
    return []
  })
  return { entries, faults: [...faults, ...findRepetitions(table.key, entries)] }
}

function checkColumns(columns: readonly string[], expected: readonly string[]): RowFault[] {
  const missing = expected.filter((column) => !columns.includes(column))
  const unknown = columns.filter((column, index) => !expected.includes(column) || columns.indexOf(column) !== index)
  const remedy = `The first line names the columns: ${expected.join(',')}.`
  return [
    ...missing.map((column) => ({ line: 1, message: `the column "${column}" is missing`, remedy })),
    ...unknown.map((column) => ({
      line: 1,
      message: expected.includes(column) ? `the column "${column}" appears twice` : `unknown column "${column}"`,
      remedy: suggestNearMiss(column, missing) + remedy,
    })),
  ]
}

/** Cells as JSON would have them; text where a cell is not what its column asks for. Null if their number is wrong. */
function typeCells(
  table: ContentTable,
  columns: readonly string[],
  cells: readonly string[],
): Record<string, TableCell> | null {
  if (cells.length !== columns.length) return null
  const types = findTypes(table)
  return Object.fromEntries(columns.map((column, index) => [column, typeCell(cells[index]!, types.get(column))]))
}

function typeCell(cell: string, type: string | undefined): TableCell {
  if (cell === '') return null
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(cell)) return Number(cell)
  if (type === 'boolean' && (cell === 'true' || cell === 'false')) return cell === 'true'
  return cell
}

const schemaOfColumns = z.object({
  properties: z.record(
    z.string(),
    z.object({ type: z.string().optional(), anyOf: z.array(z.object({ type: z.string().optional() })).optional() }),
  ),
})

/** The JSON type of each column, apart from null. */
const findTypes = memoize(({ row }: ContentTable): ReadonlyMap<string, string | undefined> => {
  const { properties } = schemaOfColumns.parse(z.toJSONSchema(row))
  return new Map(
    Object.entries(properties).map(([column, { type, anyOf = [] }]) => [
      column,
      type ?? anyOf.find((option) => option.type !== 'null')?.type,
    ]),
  )
})

function findRepetitions(key: readonly string[], entries: readonly TableEntry[]): RowFault[] {
  const first = new Map<string, number>()
  return entries.flatMap(({ line, row }) => {
    const value = key.map((column) => String(row[column])).join(', ')
    const before = first.get(value)
    if (before === undefined) {
      first.set(value, line)
      return []
    }
    const message = `the row repeats line ${before}: ${key.join(', ')} ${key.length === 1 ? 'is' : 'are'} ${value}`
    return { line, message, remedy: 'Delete one of the two lines.' }
  })
}
