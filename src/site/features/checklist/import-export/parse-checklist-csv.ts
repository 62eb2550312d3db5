import { parse } from 'papaparse'
import type { ImportedEntry, ImportFault, ImportOutcome, KnownItem } from './imported-checklist.ts'
import { parseLevel, parseMoment } from './parse-level.ts'

interface ParsedRow {
  readonly id: string
  readonly entry: ImportedEntry
}

/** Reads a table with the columns `id` and `level`, and optionally `changed`; other columns are ignored. */
export function parseChecklistCsv(text: string, items: readonly KnownItem[]): ImportOutcome {
  // Spreadsheets add a byte order mark and choose their own separators.
  const table = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  })
  const [head = [], ...rows] = table.data
  const columns = head.map((name) => name.trim().toLowerCase())
  const missing = ['id', 'level'].filter((name) => !columns.includes(name))
  if (missing.length > 0) return { faults: missing.map((name) => fault(1, name, 'is missing from the columns')) }
  const [quoteError] = table.errors.filter(({ type }) => type === 'Quotes')
  if (quoteError) return { faults: [fault((quoteError.row ?? 0) + 1, '', 'has an unclosed quotation mark')] }
  const known = new Set(items.map(({ id }) => id))
  return collectRows(
    rows.flatMap((cells, index) => {
      const isEmpty = cells.every((cell) => cell.trim() === '')
      return isEmpty ? [] : [{ row: index + 2, parsed: parseRow(cells, columns, index + 2, known) }]
    }),
  )
}

function parseRow(
  cells: readonly string[],
  columns: readonly string[],
  row: number,
  known: ReadonlySet<string>,
): ParsedRow | ImportFault {
  const read = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
  const [id, level, changed] = [read('id'), parseLevel(read('level')), read('changed')]
  const changedAtMs = changed === '' ? null : parseMoment(changed)
  if (!known.has(id)) return fault(row, 'id', `"${id}" is not an item in the game`)
  if (level === null) return fault(row, 'level', `"${read('level')}" is not a level from 0 to 8`)
  if (changed !== '' && changedAtMs === null)
    return fault(row, 'changed', `"${changed}" is not a date and time like 2026-11-21T19:00:00Z`)
  return { id, entry: { level, changedAtMs } }
}

function collectRows(rows: readonly { row: number; parsed: ParsedRow | ImportFault }[]): ImportOutcome {
  const entries = new Map<string, ImportedEntry>()
  const faults: ImportFault[] = []
  for (const { row, parsed } of rows) {
    if (!('entry' in parsed)) faults.push(parsed)
    else if (entries.has(parsed.id)) faults.push(fault(row, 'id', `"${parsed.id}" appears twice`))
    else entries.set(parsed.id, parsed.entry)
  }
  return faults.length > 0 ? { faults } : { imported: { entries, document: {} } }
}

/** Rows are numbered as in spreadsheets, from 1, including the header. */
function fault(row: number, field: string, why: string): ImportFault {
  return { where: `Row ${row}`, field, why }
}
