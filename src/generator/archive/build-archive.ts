import { createHash } from 'node:crypto'
import { zipSync, type Zippable } from 'fflate'
import { archiveFiles, archiveVersion } from '#pages/open-data/archive-release.ts'
import { buildDataPackage } from '#pages/open-data/build-data-package.ts'
import { findTableDay } from '#pages/open-data/build-dictionary.ts'
import { formatTable } from '#pages/open-data/format-table.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildDatabase } from './build-database.ts'
import { describeArchive } from './describe-archive.ts'
import { type ArchiveTable, listArchiveTables } from './list-archive-tables.ts'

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
  const aside = Array.from(describeArchive(tables, source), ([name, text]) => ({ name, bytes: encode(text) }))
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
