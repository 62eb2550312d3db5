import type { Kysely } from 'kysely'
import { formatDocumentPath } from '#documents/document-path.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { readDocuments } from '../storage/document-store.ts'
import { toState, type DocumentState } from '../storage/document-writer.ts'
import { readReferences } from '../storage/read-references.ts'

/** The document of a user as a stream tells it, as the database has it. */
export async function readSnapshot(db: Kysely<DatabaseSchema>, uid: string): Promise<DocumentSnapshot> {
  const [row] = await readDocuments(db, [formatDocumentPath('users', uid)])
  return toSnapshot(db, uid, toState(row))
}

/** The same, of a state that is at hand. */
export async function toSnapshot(
  db: Kysely<DatabaseSchema>,
  uid: string,
  state: DocumentState,
): Promise<DocumentSnapshot> {
  const { version, data } = state
  const included = await readReferences(db, uid, data)
  return { path: formatDocumentPath('users', uid), version, data, included }
}
