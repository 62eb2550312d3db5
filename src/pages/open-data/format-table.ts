import papaparse from 'papaparse'

type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell>>

export interface TableTexts {
  readonly json: string
  readonly csv: string
}

/** Between the parts of a cell that holds several. */
const partSeparator = ';'
const lineEnd = '\r\n'
/** Rows that are written at a time: tens of thousands as cells would take ten times the memory of their text. */
const batchSize = 1000

/**
 * A table as JSON, one row a line, for programs and for comparing line by line; and as CSV, as RFC 4180 has it: the
 * first line names the columns, nothing stands for null, a cell of several parts has a semicolon between them.
 */
export function formatTable(asOf: string, columns: readonly string[], rows: Iterable<Row>): TableTexts {
  const jsonLines: string[] = []
  const csvBatches = [formatLines([columns])]
  let batch: (string | number | boolean | null)[][] = []
  for (const row of rows) {
    jsonLines.push(JSON.stringify(row))
    batch.push(columns.map((column) => formatCell(row[column])))
    if (batch.length === batchSize) {
      csvBatches.push(formatLines(batch))
      batch = []
    }
  }
  if (batch.length > 0) csvBatches.push(formatLines(batch))
  return {
    json: `{"asOf":"${asOf}","count":${jsonLines.length},"rows":[\n${jsonLines.join(',\n')}\n]}\n`,
    csv: csvBatches.join(''),
  }
}

export function formatCsv(columns: readonly string[], rows: Iterable<Row>): string {
  return formatTable('', columns, rows).csv
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
