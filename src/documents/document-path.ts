import { isServerCollection, parseReferencePath, type ServerCollection } from './reference.ts'

/** Where the server keeps a document: `users/{uid}`, `snapshots/{uid}`. The id is its owner's. */
export interface DocumentPath {
  readonly collection: ServerCollection
  readonly uid: string
}

/**
 * Bytes of a document as JSON in UTF-8, and of a body that changes it. A user's holds a level and a points cap for every
 * item, about 66 kB when complete; snapshots hold five checklists, 85 kB, or 170 with caps.
 */
export const documentLimitBytes: Readonly<Record<ServerCollection, number>> = { users: 131_072, snapshots: 262_144 }

export function parseDocumentPath(path: string): DocumentPath | null {
  const target = parseReferencePath(path)
  if (!target || !isServerCollection(target.collection)) return null
  return { collection: target.collection, uid: target.id }
}

export function formatDocumentPath(collection: ServerCollection, uid: string): string {
  return `${collection}/${uid}`
}
