import * as z from 'zod'
import { type ContentEditor, formatScalar } from './content-editor.ts'
import type { SnapshotRow } from './fact-tables.ts'

const recordSchema = z.object({ date: z.string(), tour: z.number(), scope: z.string(), source: z.string() })
type ShelfRecord = z.output<typeof recordSchema>

/** The days on which the shelves of the whole game were recorded. Records that the facts do not have stay. */
export function distilShelfRecords(editor: ContentEditor, snapshots: readonly SnapshotRow[]): void {
  const written = editor.readList('records', recordSchema)
  const known = new Set<string>(snapshots.map(({ date }) => date))
  for (const { date } of written) if (!known.has(date)) editor.notes.push(`records: ${date} is not in the facts, kept`)
  const byDate = new Map([...written, ...snapshots.map(readRecord)].map((record) => [record.date, record]))
  const records = [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  editor.setBlock('records', records, ['records:', ...records.flatMap(formatRecord)], { apart: true })
}

function readRecord(row: SnapshotRow): ShelfRecord {
  const source = `github.com/${row.source_repository} at ${row.source_revision} (${row.source_files})`
  return { date: row.date, tour: row.tour_number, scope: row.scope, source }
}

function formatRecord({ date, tour, scope, source }: ShelfRecord): string[] {
  return [`  - date: ${date}`, `    tour: ${tour}`, `    scope: ${scope}`, `    source: ${formatScalar(source)}`]
}
