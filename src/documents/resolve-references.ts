import { isJsonObject, type JsonValue } from './json-value.ts'
import { isReference } from './reference.ts'

/** How deep references are followed; the document itself is at depth 0. */
export const referenceDepth = 2

/**
 * What a path points to; null where there is nothing, or nothing that this reader may see. Rejects if this cannot be
 * determined.
 */
export type ReadTarget = (path: string) => Promise<JsonValue>

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
