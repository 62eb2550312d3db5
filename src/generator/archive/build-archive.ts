import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { zipSync, type Zippable } from 'fflate'
import { archiveFiles, archiveVersion, archiveChanges } from '#pages/open-data/archive-release.ts'
import { buildDataPackage, hasWholeKey, listForeignKeys } from '#pages/open-data/build-data-package.ts'
import { findTableDay, describeOrder } from '#pages/open-data/build-dictionary.ts'
import { formatTable } from '#pages/open-data/format-table.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import type { FieldFacts } from '#pages/open-data/shapes/list-fields.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { projectRoot } from '../files/project-root.ts'
import { archiveViews, type ArchiveTable, listArchiveTables, type Cell } from './list-archive-tables.ts'

export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The release of the archive: the same facts make the same files, whenever and wherever it is made. */
export function buildArchive(source: PageSource): ArchiveFile[] {
  const tables = listArchiveTables(source)
  const texts = tables.map((table) => formatArchiveTable(table, source))
  const csv = texts.map(({ name, csv: bytes }) => ({ name: `${name}.csv`, bytes }))
  const json = texts.map(({ name, json: bytes }) => ({ name: `${name}.json`, bytes }))
  const descriptor = encode(`${JSON.stringify(describePackage(tables, source, csv), null, 1)}\n`)
  const aside = [
    { name: archiveFiles.readme, bytes: encode(describeArchive(tables, source)) },
    { name: archiveFiles.sources, bytes: encode(describeSources(tables, source)) },
    { name: archiveFiles.changes, bytes: encode(describeChanges()) },
    { name: archiveFiles.citation, bytes: encode(describeCitation()) },
    { name: archiveFiles.licence, bytes: encode(describeLicence()) },
  ]
  const packageFile = { name: archiveFiles.package, bytes: descriptor }
  const files = [
    { name: archiveFiles.sqlite, bytes: buildDatabase(tables) },
    { name: archiveFiles.csv, bytes: zip([...csv, packageFile, ...aside]) },
    { name: archiveFiles.json, bytes: zip([...json, ...aside]) },
    packageFile,
    ...aside,
  ]
  return [...files, { name: archiveFiles.checksums, bytes: encode(listChecksums(files)) }]
}

function formatArchiveTable({ plan, fields, rows }: ArchiveTable, source: PageSource) {
  const columns = fields.map(({ name }) => name)
  const { json, csv } = formatTable(findTableDay(plan, source), columns, rows)
  return { name: plan.name, json: encode(json.join('')), csv: encode(csv.join('')) }
}

function describePackage(tables: readonly ArchiveTable[], source: PageSource, csv: readonly ArchiveFile[]): object {
  const facts = {
    name: 'topshelf-archive',
    title: `Topshelf archive of Mario Kart Tour, ${archiveVersion}`,
    version: archiveVersion,
    description: `The paths are those in ${archiveFiles.csv}.`,
  }
  const files = new Map(csv.map(({ name, bytes }) => [name, bytes]))
  return buildDataPackage(
    facts,
    tables.map(({ plan }) => plan),
    source,
    ({ name }) => {
      const path = `${name}.csv`
      const bytes = files.get(path)!
      return [{ path, bytes: bytes.length, sha256: hash(bytes) }]
    },
  )
}

function buildDatabase(tables: readonly ArchiveTable[]): Uint8Array {
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
 * A zip has a time for each file, without a time zone, which this library takes from the local clock's fields. The day is
 * that of the release.
 */

function zip(files: readonly ArchiveFile[]): Uint8Array {
  const contents: Zippable = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
  return zipSync(contents, { level: 9, mtime: new Date(2026, 8, 30, 6) })
}

/** As `sha256sum --check` reads them. */
function listChecksums(files: readonly ArchiveFile[]): string {
  return files.map(({ name, bytes }) => `${hash(bytes)}  ${name}\n`).join('')
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function encode(text: string): Uint8Array {
  return Buffer.from(text)
}

/** Programs that open the file find it as `PRAGMA user_version`. */
const formatVersion = 1

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

/** The texts that come with the archive. */
const title = `${siteConfig.siteName} archive of Mario Kart Tour`
const { date: releaseDay } = archiveChanges[0]!

/** A value that a column lacks in some rows. */
interface Gap {
  readonly table: string
  readonly column: string
  readonly missing: number
  readonly of: number
  readonly description: string
}

/** Every column that lacks values, with how many. */
export function listGaps(tables: readonly ArchiveTable[]): Gap[] {
  return tables.flatMap(({ plan, fields, rows }) =>
    fields.flatMap(({ name, description }) => {
      const missing = rows.filter((row) => row[name] === null).length
      return missing === 0 ? [] : { table: plan.name, column: name, missing, of: rows.length, description }
    }),
  )
}

function describeArchive(tables: readonly ArchiveTable[], source: PageSource): string {
  return `# ${title}, ${archiveVersion}

Seven years of Mario Kart Tour as tables: items, courses, shelves with their days, tours, cups, shops, challenges, the
game's own keys, rankings, and names in eleven languages. Its facts are those of ${releaseDay}, the day on which the
service of the game ended.

## Files

| file | what it is |
| --- | --- |
| ${archiveFiles.sqlite} | an SQLite database with keys, foreign keys and views |
| ${archiveFiles.csv} | a CSV file for each table (UTF-8, RFC 4180), and ${archiveFiles.package} |
| ${archiveFiles.json} | a JSON file for each table |
| ${archiveFiles.package} | a Data Package (datapackage.org): types, keys, references, sources; its paths are those in ${archiveFiles.csv} |
| ${archiveFiles.sources} | what the facts were taken from |
| ${archiveFiles.changes} | what each version brought |
| ${archiveFiles.citation} | how to cite it |
| ${archiveFiles.licence} | what you may do with it: nearly everything |
| ${archiveFiles.checksums} | SHA-256 of all files, for \`sha256sum --check ${archiveFiles.checksums}\` |

## How to read it

- An empty cell, null in JSON and SQLite, is a value that no source has or that there cannot be; the table below counts them.
- \`basis\` says how sure a row is. recorded: a source states it; inferred: it follows from a rule; first-seen: the first
  record, not the debut, is known; partial: a field is missing in every source. The table \`tables\` says of which day each
  table speaks, \`table-sources\` what it was taken from.
- \`shelves\`: a row holds on a day if \`since\` is not after it and \`until\` is empty or after it. At item level L an item is on
  the top shelf if a top row of at most that level holds, else on the middle shelf if a middle row holds, else on the
  lowest. \`since\` is the first record that shows it, not always the first day on which it was true: \`days\` says how sure
  each day is.
- Days and moments are UTC. Tours and ranked weeks change at 06:00; \`startEpoch\` and \`endEpoch\` are in seconds since 1970.
- Ids never change. \`gameId\`, \`gameKey\`, \`internalName\` and \`sortId\` are the game's own.
- In the database, a hyphen in the name of a table is an underscore, and true is 1. Its views are ${Object.keys(archiveViews).join(', ')}.

## Tables

| table | rows | of | what a row is |
| --- | ---: | --- | --- |
${tables.map(({ plan, rows }) => `| ${plan.name} | ${rows.length} | ${findTableDay(plan, source)} | ${plan.contents} ${describeOrder(plan)} |`).join('\n')}

## Gaps

| table | column | missing | of | meaning |
| --- | --- | ---: | ---: | --- |
${listGaps(tables)
  .map(
    ({ table, column, missing, of, description }) => `| ${table} | ${column} | ${missing} | ${of} | ${description} |`,
  )
  .join('\n')}

## What it leaves out

The game's own texts, pictures and sounds, everything that decrypts its files, and how its servers were entered.
`
}

function describeSources(tables: readonly ArchiveTable[], { catalogue: { provenance } }: PageSource): string {
  const used = tables.map(({ plan }) => ({ name: plan.name, ...provenance.get(plan.provenance ?? plan.name) }))
  const sources = new Map(used.flatMap((table) => (table.sources ?? []).map((source) => [source.id, source])))
  const lines = [...sources.values()].map(({ id, title: name, url, what }) => {
    const tablesOf = used
      .filter((table) => table.sources?.some((source) => source.id === id))
      .map((table) => table.name)
    return `- **${name}**${url === null ? '' : ` (${url})`}: ${what} Tables: ${tablesOf.join(', ')}.`
  })
  return `# Sources\n\nThe facts were taken from what players and the press have published. Thanks to all of them.\n\n${lines.join('\n')}\n`
}

function describeChanges(): string {
  const entries = archiveChanges.map(({ version, date, what }) => `## ${version} (${date})\n\n${what}\n`)
  return `# Changes\n\nIds never change, and old versions stay.\n\n${entries.join('\n')}`
}

/** https://citation-file-format.github.io */
function describeCitation(): string {
  return `cff-version: 1.2.0
message: If you use this data set, please cite it as below.
type: dataset
title: ${title}
version: "${archiveVersion}"
date-released: ${releaseDay}
license:
  - CC0-1.0
  - MIT
authors:
  - name: The ${siteConfig.siteName} authors
abstract: >-
  Items, courses, shelves with their days, tours, cups, shops, challenges, keys, rankings and names of the mobile game
  Mario Kart Tour, from its start in September 2019 to the end of its service in September 2026.
keywords:
  - Mario Kart Tour
  - video games
  - game preservation
`
}

function describeLicence(): string {
  const licence = readFileSync(join(projectRoot, 'LICENSE'), 'utf8')
  return `Facts about the game (names, numbers, dates, relations), the rankings computed from them, and the tables as such are
dedicated to the public domain: Creative Commons Zero 1.0, https://creativecommons.org/publicdomain/zero/1.0/.

Texts of our own, such as the reasons for the strength of skills and the descriptions of columns, are under the MIT
licence below.

${licence}`
}
