import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { archiveFiles } from '#pages/open-data/archive-release.ts'
import { hasWholeKey, listForeignKeys } from '#pages/open-data/build-data-package.ts'
import type { FieldFacts } from '#pages/open-data/shapes/list-fields.ts'
import { archiveViews, type ArchiveTable, type Cell } from './list-archive-tables.ts'

/** Programs that open the file find it as `PRAGMA user_version`. */
const formatVersion = 1

/** The tables as an SQLite database. */
export function buildDatabase(tables: readonly ArchiveTable[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'topshelf-archive-'))
  try {
    const file = join(folder, archiveFiles.sqlite)
    writeDatabase(file, tables)
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Writes the tables into a new SQLite file, with keys, references and views. The same tables make the same bytes with the
 * same version of SQLite. Throws if a reference leads nowhere.
 */
function writeDatabase(file: string, tables: readonly ArchiveTable[]): void {
  const database = new DatabaseSync(file)
  try {
    // The file is not read yet, and a crash leaves nothing worth keeping.
    database.exec(
      'PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF',
    )
    database.exec(`PRAGMA user_version = ${formatVersion}; BEGIN`)
    for (const table of tables) fillTable(database, table, tables)
    for (const [name, query] of Object.entries(archiveViews)) database.exec(`CREATE VIEW ${name} AS\n${query.trim()}`)
    database.exec('COMMIT; VACUUM; PRAGMA optimize')
    checkReferences(database)
  } finally {
    database.close()
  }
}

/** A hyphen would have to be quoted. */
function nameSqlTable(name: string): string {
  return name.replaceAll('-', '_')
}

function fillTable(database: DatabaseSync, table: ArchiveTable, tables: readonly ArchiveTable[]): void {
  const name = nameSqlTable(table.plan.name)
  database.exec(describeTable(table, tables))
  const columns = table.fields.map((field) => field.name)
  const insert = database.prepare(
    `INSERT INTO ${name} (${columns.map(quote).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  for (const row of table.rows) insert.run(...columns.map((column) => toSqlValue(row[column]!)))
}

function describeTable({ plan, fields }: ArchiveTable, tables: readonly ArchiveTable[]): string {
  const plans = tables.map((table) => table.plan)
  const hasKey = hasWholeKey(plan, fields)
  const unique = listReferredColumns(plan.name, tables).filter((column) => plan.key.join() !== column)
  const constraints = [
    ...(hasKey ? [`PRIMARY KEY (${plan.key.map(quote).join(', ')})`] : []),
    ...unique.map((column) => `UNIQUE (${quote(column)})`),
    ...listForeignKeys(fields, plans).map(({ fields: [column = ''], reference }) => {
      const target = `${nameSqlTable(reference.resource)} (${reference.fields.map(quote).join(', ')})`
      return `FOREIGN KEY (${quote(column)}) REFERENCES ${target}`
    }),
  ]
  // Older versions of SQLite report faults in a table without row ids if its key does not come first.
  const keyFields = hasKey ? plan.key.flatMap((column) => fields.filter(({ name }) => name === column)) : []
  const columns = new Set([...keyFields, ...fields])
  const lines = [...[...columns].map(describeColumn), ...constraints].map((line) => `  ${line}`)
  const options = hasKey ? 'STRICT, WITHOUT ROWID' : 'STRICT'
  return `CREATE TABLE ${nameSqlTable(plan.name)} (\n${lines.join(',\n')}\n) ${options}`
}

function describeColumn({ name, jsonType, isNullable, choices }: FieldFacts): string {
  const type = { string: 'TEXT', integer: 'INTEGER', number: 'REAL', boolean: 'INTEGER', array: 'TEXT' }[jsonType]
  const allowed = jsonType === 'boolean' ? [0, 1] : choices
  const check = allowed.length > 0 ? ` CHECK (${quote(name)} IN (${allowed.map(formatLiteral).join(', ')}))` : ''
  return `${quote(name)} ${type}${isNullable ? '' : ' NOT NULL'}${check}`
}

/** Columns of a table that others refer to: only what is unique can be referred to. */
function listReferredColumns(name: string, tables: readonly ArchiveTable[]): string[] {
  const plans = tables.map(({ plan }) => plan)
  const references = tables.flatMap(({ fields }) => listForeignKeys(fields, plans).map(({ reference }) => reference))
  return [...new Set(references.filter(({ resource }) => resource === name).flatMap(({ fields }) => fields))]
}

function checkReferences(database: DatabaseSync): void {
  const [broken] = database.prepare('PRAGMA foreign_key_check').all()
  if (broken) throw new Error(`A row of ${String(broken['table'])} refers to nothing in ${String(broken['parent'])}.`)
}

function toSqlValue(cell: Cell): SQLInputValue {
  return typeof cell === 'boolean' ? Number(cell) : cell
}

function formatLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/** Some columns are called like words of SQL. */
function quote(column: string): string {
  return `"${column}"`
}
