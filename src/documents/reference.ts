/**
 * A pointer from a document to another document or to a thing of the catalogue. Only the pointer is ever stored; what it
 * points to is put in its place for reading, and never written back.
 */
import { type JsonValue, isJsonObject } from './json-value.ts'

export type Reference = {
  /** `collection/id`. */
  readonly $ref: string
}

/** Collections of the published catalogue. What they hold is static and needs no server. */
const catalogueCollections = ['drivers', 'karts', 'gliders', 'badges', 'skills'] as const
export type CatalogueCollection = (typeof catalogueCollections)[number]

/** Collections stored on the server. */
const serverCollections = ['users', 'snapshots', 'collections', 'checklists'] as const
export type ServerCollection = (typeof serverCollections)[number]

const pattern = new RegExp(`^(${[...catalogueCollections, ...serverCollections].join('|')})/([A-Za-z0-9_-]{1,128})$`)

export function reference(collection: CatalogueCollection | ServerCollection, id: string): Reference {
  return { $ref: `${collection}/${id}` }
}

/** An object with the one key `$ref`, well formed or not. */
export function isReference(value: unknown): value is Reference {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return false
  return typeof value.$ref === 'string' && Object.keys(value).length === 1
}

export interface ReferenceTarget {
  readonly collection: CatalogueCollection | ServerCollection
  readonly id: string
}

/** The parts of `collection/id`; null if the text is not a path into a known collection. */
export function parseReferencePath(path: string): ReferenceTarget | null {
  const found = pattern.exec(path)
  if (!found) return null
  const [, collection, id] = found
  return isCollection(collection) && id ? { collection, id } : null
}

export function isServerCollection(collection: string): collection is ServerCollection {
  return serverCollections.some((name) => name === collection)
}

function isCollection(name: string | undefined): name is ReferenceTarget['collection'] {
  return [...catalogueCollections, ...serverCollections].some((known) => known === name)
}

/** The paths of all references in a value, without duplicates, in order of appearance. */
export function listReferences(value: JsonValue | undefined): string[] {
  const found = new Set<string>()
  collect(value, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (isReference(value)) found.add(value.$ref)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, found)
}

/** How deep references are followed; the document itself is at depth 0. */
export const referenceDepth = 2

/**
 * What a path points to; null where there is nothing, or nothing that this reader may see. Rejects if this cannot be
 * determined.
 */
type ReadTarget = (path: string) => Promise<JsonValue>

/**
 * The document with what its references point to in their places. Beyond the depth the path takes their place, as
 * a string; a reference to nothing is null. The document given is not changed: it is what is written back.
 */
export async function resolveReferences(value: JsonValue, read: ReadTarget, depth = 0): Promise<JsonValue> {
  if (isReference(value)) {
    if (depth >= referenceDepth) return value.$ref
    return resolveReferences(await read(value.$ref), read, depth + 1)
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map((part: JsonValue) => resolveReferences(part, read, depth)))
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(
    async ([key, part]) => [key, await resolveReferences(part ?? null, read, depth)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
