import { checkReference, type KnownIds } from './check-ids.ts'
import { contentTables, tableNames, type ContentTables, type TableName } from '../content-tables.ts'
import type { Item, Provenance, Source } from '../entities.ts'
import type { Entry, ParsedContent, ParsedTable } from '../parse/parse-content.ts'
import type { AddFault } from '../problem.ts'
import { suggestNearMiss } from '#base/near-miss.ts'
import type { TableCell } from '../parse/read-content-table.ts'
import type { SourcesFile } from '../schemas/record-schemas.ts'
import * as z from 'zod'

export interface TableReferences {
  /** What a column may refer to, by `table.column`; what is left out cannot be checked. */
  readonly known: ReadonlyMap<string, KnownIds>
  readonly itemById: ReadonlyMap<string, Item>
}

/** The tables of the content. Reports values that refer to nothing. */
export function buildContentTables(
  { tables }: ParsedContent,
  references: TableReferences,
  addFault: AddFault,
): ContentTables {
  for (const [name, parsed] of tables) checkRows(name, parsed, tables, references, addFault)
  const rows = tableNames.map((name) => [name, (tables.get(name)?.entries ?? []).map(({ row }) => row)])
  return Object.fromEntries(rows)
}

function checkRows(
  name: TableName,
  { file, entries }: ParsedTable,
  tables: ParsedContent['tables'],
  { known, itemById }: TableReferences,
  addFault: AddFault,
): void {
  const { row: shape } = contentTables[name]
  const references = listReferences(shape).flatMap(({ column, table, targetColumn }) => {
    const target = known.get(`${table}.${targetColumn}`) ?? collectColumnIds(table, targetColumn, tables)
    return target ? [{ column, target }] : []
  })
  const hasKind = 'kind' in shape.shape && 'item' in shape.shape
  for (const { line, row } of entries) {
    const at = { file, location: { line } }
    for (const { column, target } of references) {
      const value = row[column]
      if (value !== undefined && value !== null) checkReference(String(value), target, at, addFault)
    }
    if (hasKind) checkKind(row, known, itemById, at, addFault)
  }
}

/** The values of a column of another table of the content. */
function collectColumnIds(table: string, column: string, tables: ParsedContent['tables']): KnownIds | null {
  const name = tableNames.find((known) => known === table)
  if (name === undefined) return null
  const entries = tables.get(name)?.entries ?? []
  const ids = new Map(entries.map(({ row }) => [String(row[column]), true]))
  return { noun: column, whereabouts: `tables/${name}.csv`, ids, isBroken: () => false }
}

function checkKind(
  { kind, item: id }: Readonly<Record<string, TableCell>>,
  known: TableReferences['known'],
  itemById: ReadonlyMap<string, Item>,
  at: { file: string; location: { line: number } },
  addFault: AddFault,
): void {
  const item = itemById.get(String(id))
  if (!item || known.get(`${String(kind)}s.id`)?.ids.has(item.id)) return
  addFault({ ...at, message: `"${item.id}" is a ${item.kind}, not a ${String(kind)}`, remedy: `Write ${item.kind}.` })
}

/** Where each table's facts are from. A table of the content that does not say it is a fault. */
export function buildProvenance(
  { sources, tables, broken }: ParsedContent,
  addFault: AddFault,
): ReadonlyMap<string, Provenance> {
  if (broken.has('sources.yaml')) return new Map()
  const named = new Set(Object.keys(sources?.value.tables ?? {}))
  for (const [name, { file, entries }] of tables) {
    if (named.has(name) || entries.length === 0) continue
    const remedy = `Write under "tables" in sources.yaml which source it is from: ${name}: { from: [SOURCE] }.`
    addFault({ file, location: { line: 1 }, message: 'the table names no source', remedy })
  }
  return sources ? findProvenance(sources, addFault) : new Map()
}

function findProvenance({ file, value }: Entry<SourcesFile>, addFault: AddFault): Map<string, Provenance> {
  const sourceById = new Map(
    Object.entries(value.sources).map(([id, { title, url = null, what }]): [string, Source] => [
      id,
      { id, title, url, what },
    ]),
  )
  return new Map(
    Object.entries(value.tables).map(([name, { 'as-of': asOf = null, from }]): [string, Provenance] => {
      const sources = from.flatMap((id, index) => {
        const source = sourceById.get(id)
        if (source) return source
        const message = `unknown source "${id}"`
        const remedy = `${suggestNearMiss(id, sourceById.keys())}Every source is under "sources" above.`
        addFault({ file, location: ['tables', name, 'from', index], message, remedy })
        return []
      })
      return [name, { asOf, sources }]
    }),
  )
}

/** A column whose values are all found in a column of another table. */
export interface ColumnReference {
  readonly column: string
  readonly table: string
  readonly targetColumn: string
}

/** The references of a table's columns, as `meta({ references: 'table.column' })` declares them. */
export function listReferences({ shape }: z.ZodObject): ColumnReference[] {
  return Object.entries(shape).flatMap(([column, field]) => {
    const target = findMeta(field, 'references')
    if (typeof target !== 'string') return []
    const [table = '', targetColumn = ''] = target.split('.')
    return { column, table, targetColumn }
  })
}

/** What a field, or the field that it makes nullable, declares under a name. */
function findMeta(field: z.core.$ZodType, name: string): unknown {
  const own = z.globalRegistry.get(field)?.[name]
  if (own !== undefined || !(field instanceof z.ZodNullable)) return own
  return findMeta(field.unwrap(), name)
}
