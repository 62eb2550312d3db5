import type { IsoDate } from '#catalogue/calendar.ts'

/** The release of the archive that the site serves. Its files never change: other facts are another version. */
export const archiveVersion = '1.0'

/** What each version brought, newest first. The day is that of which its facts are. */
export const archiveChanges: readonly { readonly version: string; readonly date: IsoDate; readonly what: string }[] = [
  {
    version: '1.0',
    date: '2026-09-30',
    what: 'The first release, of the day on which the service of the game ended: everything that this site knows.',
  },
]

export const archiveRoot = `/data/archive/${archiveVersion}/`

const fileName = `topshelf-archive-${archiveVersion}`

/** Its files by what they are, in the order in which they are offered. */
export const archiveFiles = {
  sqlite: `${fileName}.sqlite`,
  csv: `${fileName}-csv.zip`,
  json: `${fileName}-json.zip`,
  package: 'datapackage.json',
  readme: 'README.md',
  sources: 'SOURCES.md',
  changes: 'CHANGES.md',
  citation: 'CITATION.cff',
  licence: 'LICENCE.txt',
  checksums: 'SHA256SUMS',
} as const

/** How large the largest are, for pages; a test compares. */
export const archiveMegabytes = { sqlite: 7.1, csv: 0.8, json: 1 } as const
