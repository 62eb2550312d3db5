import { existsSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import papaparse from 'papaparse'
import { readContent } from '#generator/prepare/read-content.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { contentTables, type TableName, tableNames } from '#catalogue/content-tables.ts'
import { listReferences } from '#catalogue/build/build-content-tables.ts'
import { suggestNearMiss } from '#base/near-miss.ts'
import { tableFolder } from '#catalogue/parse/parse-content.ts'
import { type CsvRow, parseCsv } from '#base/parse-csv.ts'
import { readContentTable } from '#catalogue/parse/read-content-table.ts'
import { distilFacts, type DistilledFile } from './distil-facts.ts'
import { type ReportFact, describeFactFaults, type FactFault } from './fact-tables.ts'
import { type Facts, readFacts } from './read-facts.ts'
import { type Cells, tablePlans } from './table-columns.ts'

/** Brings the tables of facts in a folder into the content. Throws on faults. @returns what to tell the person who asked */
export function distilFolder(fromFolder: string, contentFolder: string): string {
  const faults: FactFault[] = []
  const report = (fault: FactFault) => void faults.push(fault)
  const facts = readFacts(fromFolder, report)
  const files = readContent(contentFolder)
  const distilled =
    faults.length > 0 ? [] : [...distilFacts(facts, files, report), ...distilTables(fromFolder, facts, files, report)]
  if (faults.length > 0) throw new Error(describeFactFaults(faults))
  for (const { path, text, changes } of distilled) {
    if (changes.length === 0) continue
    mkdirSync(dirname(join(contentFolder, path)), { recursive: true })
    writeFileSync(join(contentFolder, path), text)
  }
  return describeDistilled(distilled)
}

/** What changed, a file a line; what people wrote and the facts contradict; and what to do next. */
function describeDistilled(files: readonly DistilledFile[]): string {
  const changed = files.filter(({ changes }) => changes.length > 0)
  return [
    ...changed.map(({ path, changes }) => `${path}: ${changes.join('; ')}`),
    ...files.flatMap(({ path, notes }) => notes.map((note) => `${path}: note: ${note}`)),
    changed.length === 0
      ? `The content already matches the facts: ${files.length} files, none changed.`
      : `${changed.length} of ${files.length} files changed. Look at them with git diff, then run npm run validate.`,
  ].join('\n')
}

/**
 * The tables of `content/tables/` with the rows of the facts in place of those with the same key; others stay, and a
 * note says so. A table that the folder of facts does not have stays as it is.
 */
function distilTables(
  folder: string,
  facts: Facts,
  files: readonly ContentFile[],
  report: ReportFact,
): DistilledFile[] {
  const known = collectIds(facts)
  const offers = readCells(folder, 'offers.csv', report) ?? []
  const positionOfTour = new Map(offers.map(({ cells }) => [cells['tour'] ?? '', cells['cycle_position'] ?? '']))
  return tableNames.flatMap((name) => {
    const plan = tablePlans[name]
    const rows = plan && readCells(folder, plan.from, report)
    if (!rows) return []
    const columns = Object.keys(contentTables[name].row.shape)
    const ours = rows.flatMap(({ line, cells }) =>
      (plan.split?.(cells, positionOfTour) ?? [cells]).map((part) => ({
        line,
        cells: columns.map((column) => clean(part[plan.columns[column] ?? ''])),
      })),
    )
    const { entries, faults } = readContentTable(contentTables[name], [{ line: 1, cells: columns }, ...ours])
    for (const { line, message, remedy } of faults) report({ table: plan.from, row: line, message, remedy })
    checkIds(name, plan.from, entries, known, report)
    return mergeTable(
      `${tableFolder}/${name}.csv`,
      contentTables[name].key,
      [{ line: 1, cells: columns }, ...ours],
      files,
    )
  })
}

/** Non-breaking spaces are written as plain ones: in the content they could not be seen. */
function clean(cell: string | undefined): string {
  return (cell ?? '').replaceAll('\u00A0', ' ').trim()
}

function readCells(folder: string, table: string, report: ReportFact): { line: number; cells: Cells }[] | null {
  const path = join(folder, table)
  if (!existsSync(path)) return null
  const parsed = parseCsv(readFileSync(path, 'utf8'))
  if (!parsed.ok) {
    const { line: row, message } = parsed
    report({ table, row, message, remedy: 'Close it, or write it twice inside a cell in quotation marks.' })
    return null
  }
  const [head, ...rows] = parsed.rows
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries((head?.cells ?? []).map((column, index) => [column, cells[index] ?? ''])),
  }))
}

function collectIds({ drivers, karts, gliders, courseVariants, skills, tours }: Facts): Map<string, Set<string>> {
  return new Map([
    ['items.id', collectSlugs([...drivers, ...karts, ...gliders])],
    ['drivers.id', collectSlugs(drivers)],
    ['karts.id', collectSlugs(karts)],
    ['gliders.id', collectSlugs(gliders)],
    ['variants.id', collectSlugs(courseVariants)],
    ['skills.id', collectSlugs(skills)],
    ['tours.number', new Set(tours.map(({ number }) => String(number)))],
  ])
}

function collectSlugs(rows: readonly { readonly slug: string }[]): Set<string> {
  return new Set(rows.map(({ slug }) => slug))
}

function checkIds(
  name: TableName,
  table: string,
  entries: ReturnType<typeof readContentTable>['entries'],
  known: ReadonlyMap<string, ReadonlySet<string>>,
  report: ReportFact,
): void {
  for (const { column, table: target, targetColumn } of listReferences(contentTables[name].row)) {
    const ids = known.get(`${target}.${targetColumn}`)
    if (!ids) continue
    for (const { line, row } of entries) {
      const id = row[column]
      if (id === undefined || id === null || ids.has(String(id))) continue
      const remedy = `${suggestNearMiss(String(id), ids)}Every one has a row in the table of its kind.`
      report({ table, row: line, message: `"${column}" refers to "${String(id)}", which is unknown`, remedy })
    }
  }
}

function mergeTable(
  path: string,
  key: readonly string[],
  rows: readonly CsvRow[],
  files: readonly ContentFile[],
): DistilledFile {
  const before = files.find((file) => file.path === path)?.text
  const columns = rows[0]!.cells
  const keyOf = ({ cells }: CsvRow) => key.map((column) => cells[columns.indexOf(column)]).join()
  const known = new Set(rows.map(keyOf))
  const written = before === undefined ? null : parseCsv(before)
  const isAlike = written?.ok && written.rows[0]?.cells.join() === columns.join()
  const others = isAlike ? written.rows.filter((row) => !known.has(keyOf(row))) : []
  const text = formatRows([...rows, ...others])
  const changes = before === undefined ? ['new'] : before === text ? [] : ['rewritten']
  const notes = others.map((row) => `${keyOf(row)} is not in the facts, kept`)
  return { path, text, changes, notes }
}

function formatRows(rows: readonly CsvRow[]): string {
  return `${papaparse.unparse(
    rows.map(({ cells }) => [...cells]),
    { newline: '\n' },
  )}\n`
}
