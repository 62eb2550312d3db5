import { updateDocument } from '#documents/update-document.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '#documents/json-value.ts'

/** A change by the reader, stored as an intention: it is applied to the document as it is when it is sent. */
export type DocumentChange =
  /** Top-level fields, as updateDocument takes them. */
  | { readonly of: 'fields'; readonly partial: JsonObject }
  /** Single parts; everything else stays as it is at that time, whoever wrote it. */
  | { readonly of: 'parts'; readonly parts: readonly PartChange[] }
  /** One slot of the featured parts; null empties it. */
  | { readonly of: 'featured-part'; readonly slot: string; readonly value: JsonValue }

/** The path holds the names from the top of the document to the part. */
export type PartChange =
  /** Null removes the part. */
  | { readonly path: readonly string[]; readonly value: JsonValue }
  /** One entry of a list, added at its end or removed. */
  | { readonly path: readonly string[]; readonly entry: JsonValue; readonly isListed: boolean }

export function applyChange(document: JsonObject | null, change: DocumentChange): JsonObject {
  switch (change.of) {
    case 'fields':
      return updateDocument(document, change.partial)
    case 'parts':
      return change.parts.reduce(applyPart, document ?? {})
    case 'featured-part':
      return applyPart(document ?? {}, { path: ['userDetails', 'featuredParts', change.slot], value: change.value })
  }
}

function applyPart(document: JsonObject, part: PartChange): JsonObject {
  return changeAt(document, part.path, (current) => ('entry' in part ? changeList(current, part) : part.value))
}

function changeAt(
  group: JsonObject,
  [name = '', ...rest]: readonly string[],
  change: (current: JsonValue | undefined) => JsonValue,
): JsonObject {
  const { [name]: current, ...others } = group
  const next = rest.length > 0 ? changeAt(isJsonObject(current) ? current : {}, rest, change) : change(current)
  return next === null ? others : { ...others, [name]: next }
}

/** @returns null for a list without entries */
function changeList(
  current: JsonValue | undefined,
  { entry, isListed }: { readonly entry: JsonValue; readonly isListed: boolean },
): JsonValue {
  const list: readonly JsonValue[] = Array.isArray(current) ? current : []
  const isEntry = (other: JsonValue) => JSON.stringify(other) === JSON.stringify(entry)
  if (isListed) return list.some(isEntry) ? list : [...list, entry]
  const left = list.filter((other) => !isEntry(other))
  return left.length > 0 ? left : null
}

/** One change equal to both in sequence; null where none exists. */
export function combineChanges(first: DocumentChange, second: DocumentChange): DocumentChange | null {
  if (first.of === 'parts' && second.of === 'parts') return { of: 'parts', parts: [...first.parts, ...second.parts] }
  if (first.of !== 'fields' || second.of !== 'fields') return null
  // Only outboxes filled by earlier versions of the site contain checklists, which the server merges one by one.
  if ('checklist' in first.partial && 'checklist' in second.partial) return null
  return { of: 'fields', partial: { ...first.partial, ...second.partial } }
}
