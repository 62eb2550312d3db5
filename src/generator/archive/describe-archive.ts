import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteConfig } from '#pages/config/site-config.ts'
import { archiveChanges, archiveFiles, archiveVersion } from '#pages/open-data/archive-release.ts'
import { describeOrder, findTableDay } from '#pages/open-data/build-dictionary.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { projectRoot } from '../files/project-root.ts'
import { archiveViews, type ArchiveTable } from './list-archive-tables.ts'

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

/** The texts that come with the archive, by the names of their files. */
export function describeArchive(tables: readonly ArchiveTable[], source: PageSource): ReadonlyMap<string, string> {
  return new Map([
    [archiveFiles.readme, describeTables(tables, source)],
    [archiveFiles.sources, describeSources(tables, source)],
    [archiveFiles.changes, describeChanges()],
    [archiveFiles.citation, describeCitation()],
    [archiveFiles.licence, describeLicence()],
  ])
}

function describeTables(tables: readonly ArchiveTable[], source: PageSource): string {
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
