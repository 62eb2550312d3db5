import papaparse from 'papaparse'

type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell>>

/** The texts of a table, in pieces. */
export interface TableTexts {
  readonly json: readonly string[]
  readonly csv: readonly string[]
}

/** Separates the parts of a cell that holds several. */
const partSeparator = ';'
const lineEnd = '\r\n'
const byteOrderMark = '\uFEFF'
/** Rows in a piece: tens of thousands as cells or lines would take several times the memory of their text. */
const batchSize = 1000

/**
 * A table as JSON, one row per line, for programs and for comparing line by line; and as CSV, as RFC 4180 has it: the
 * first line names the columns, nothing stands for null, a cell of several parts has a semicolon between them.
 */
export function formatTable(asOf: string, columns: readonly string[], rows: Iterable<Row>): TableTexts {
  let count = 0
  const json: string[] = []
  const csv = [formatLines([columns])]
  for (const batch of takeBatches(rows)) {
    json.push((count === 0 ? '' : ',\n') + batch.map((row) => JSON.stringify(row)).join(',\n'))
    csv.push(formatLines(batch.map((row) => columns.map((column) => formatCell(row[column])))))
    count += batch.length
  }
  return { json: [`{"asOf":"${asOf}","count":${count},"rows":[\n`, ...json, '\n]}\n'], csv }
}

export function formatCsv(columns: readonly string[], rows: Iterable<Row>): readonly string[] {
  return forSpreadsheets(formatTable('', columns, rows).csv)
}

/** With a byte order mark, without which spreadsheets take UTF-8 for something else, and names break. */
export function forSpreadsheets(csv: readonly string[]): readonly string[] {
  return [byteOrderMark, ...csv]
}

function* takeBatches(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function formatLines(lines: readonly (readonly unknown[])[]): string {
  return (
    papaparse.unparse(
      lines.map((line) => [...line]),
      { newline: lineEnd },
    ) + lineEnd
  )
}

function formatCell(cell: Cell | undefined): string | number | boolean | null {
  if (cell === undefined) throw new Error('A row lacks a column of its table.')
  return isList(cell) ? cell.join(partSeparator) : cell
}

function isList(cell: Cell): cell is readonly string[] {
  return Array.isArray(cell)
}
