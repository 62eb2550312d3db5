import papaparse from 'papaparse'

export type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell>>

/** Between the parts of a cell that holds several. */
const partSeparator = ';'

/**
 * A table as CSV, as RFC 4180 has it: the first line names the columns, nothing stands for null, a cell of several
 * parts has a semicolon between them.
 */
export function writeCsv(columns: readonly string[], rows: readonly Row[]): string {
  const data = rows.map((row) => columns.map((column) => writeCell(row[column])))
  return `${papaparse.unparse({ fields: [...columns], data })}\r\n`
}

/** A table as JSON, one row a line: a program reads it at once, a person or a comparison line by line. */
export function writeJsonTable(asOf: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  return `{"asOf":"${asOf}","count":${rows.length},"rows":[\n${lines}\n]}\n`
}

function writeCell(cell: Cell | undefined): string | number | boolean | null {
  if (cell === undefined) throw new Error('A row lacks a column of its table.')
  return isList(cell) ? cell.join(partSeparator) : cell
}

function isList(cell: Cell): cell is readonly string[] {
  return Array.isArray(cell)
}
