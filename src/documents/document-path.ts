import { isCollectionKey } from './collections.ts'
import { isServerCollection, parseReferencePath, type ServerCollection } from './reference.ts'

/**
 * Where the server keeps a document: `users/{uid}`, `snapshots/{uid}`, `collections/{uid}`; the id is its owner's. Of
 * `checklists` an owner has several, one of each collection: `checklists/{uid}_{key}`.
 */
export interface DocumentPath {
  readonly collection: ServerCollection
  readonly uid: string
  /** Of a collection; null where the owner has one such document. */
  readonly key: string | null
}

/**
 * Bytes of a document as JSON in UTF-8, and of a body that changes it. A user's holds a level and a points cap for every
 * item, about 66 kB when complete, and so does that of a collection; snapshots hold five checklists, 85 kB, or 170 with
 * caps; a hundred names of collections take 14 kB, or 26 with letters of four bytes.
 */
export const documentLimitBytes: Readonly<Record<ServerCollection, number>> = {
  users: 131_072,
  snapshots: 262_144,
  collections: 32_768,
  checklists: 131_072,
}

export function parseDocumentPath(path: string): DocumentPath | null {
  const target = parseReferencePath(path)
  if (!target || !isServerCollection(target.collection)) return null
  const { collection, id } = target
  if (collection !== 'checklists') return { collection, uid: id, key: null }
  const end = id.lastIndexOf('_')
  const key = id.slice(end + 1)
  return end > 0 && isCollectionKey(key) ? { collection, uid: id.slice(0, end), key } : null
}

export function formatDocumentPath(collection: ServerCollection, uid: string, key: string | null = null): string {
  return key === null ? `${collection}/${uid}` : `${collection}/${uid}_${key}`
}
