import papaparse from 'papaparse'

export interface CsvRow {
  /** Where it begins in the text, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export type ParsedCsv =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly line: number; readonly message: string }

/** The rows of a text as RFC 4180 has it, the names of the columns being the first; lines may end either way. */
export function parseCsv(text: string): ParsedCsv {
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd(), { delimiter: ',' })
  const rows: CsvRow[] = []
  let line = 1
  for (const cells of data) {
    rows.push({ line, cells })
    line += 1 + cells.reduce((sum, cell) => sum + countLineEnds(cell), 0)
  }
  const [error] = errors
  if (!error) return { ok: true, rows }
  return { ok: false, line: rows[error.row ?? 0]?.line ?? 1, message: 'a quotation mark is not closed, or not doubled' }
}

function countLineEnds(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? cell.split(/\r\n|\r|\n/).length - 1 : 0
}
