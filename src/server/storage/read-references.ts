import type { Kysely } from 'kysely'
import type { JsonValue } from '#documents/json-value.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { readDocuments } from './document-store.ts'
import { toState } from './document-writer.ts'
import { includeReferences } from './include-references.ts'

/** What the document of a reader refers to, by path, as the database has it. */
export function readReferences(
  db: Kysely<DatabaseSchema>,
  uid: string,
  data: JsonValue,
): Promise<Record<string, JsonValue>> {
  return includeReferences(data, uid, async (paths) => {
    const rows = await readDocuments(db, paths)
    return new Map(rows.map((row): [string, JsonValue] => [row.path, toState(row).data]))
  })
}
