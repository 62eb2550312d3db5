import type { Kysely } from 'kysely'
import { ownValue, type JsonValue } from '#documents/json-value.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { readDocuments } from './document-store.ts'
import { toState } from './document-writer.ts'
import { parseDocumentPath } from '#documents/document-path.ts'
import { listReferences } from '#documents/reference.ts'
import { referenceDepth } from '#documents/resolve-references.ts'

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

/**
 * By path, the documents of this server to which a document's references lead, down to the depth that is resolved; null
 * where there is none or the reader may not see it. What lies in the catalogue is the client's to resolve.
 *
 * @param read the documents of the reader, by path
 */
export async function includeReferences(
  data: JsonValue,
  uid: string,
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, JsonValue>>,
): Promise<Record<string, JsonValue>> {
  const included: Record<string, JsonValue> = {}
  let values: readonly JsonValue[] = [data]
  for (let depth = 0; depth < referenceDepth && values.length > 0; depth++) {
    const paths = values.flatMap((value) => listReferences(value)).filter((path) => parseDocumentPath(path) !== null)
    const unseen = [...new Set(paths)].filter((path) => !Object.hasOwn(included, path))
    const own = unseen.filter((path) => parseDocumentPath(path)?.uid === uid)
    const found = own.length > 0 ? await read(own) : new Map<string, JsonValue>()
    for (const path of unseen) included[path] = found.get(path) ?? null
    values = unseen.map((path) => ownValue(included, path) ?? null)
  }
  return included
}
