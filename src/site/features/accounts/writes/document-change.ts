import { updateDocument } from '#documents/change-document.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '#documents/json-value.ts'

/** A change by the reader, stored as an intention: it is applied to the document as it is when it is sent. */
export type DocumentChange =
  /** Top-level fields, as updateDocument takes them. */
  | { readonly of: 'fields'; readonly partial: JsonObject }
  /** One slot of the featured parts; null empties it. */
  | { readonly of: 'featured-part'; readonly slot: string; readonly value: JsonValue }

export function applyChange(document: JsonObject | null, change: DocumentChange): JsonObject {
  if (change.of === 'fields') return updateDocument(document, change.partial)
  const details = readObject(document?.['userDetails'])
  const { [change.slot]: _replaced, ...others } = readObject(details['featuredParts'])
  const featuredParts = change.value === null ? others : { ...others, [change.slot]: change.value }
  return { ...document, userDetails: { ...details, featuredParts } }
}

/** One change equal to both in sequence; null where none exists. */
export function combineChanges(first: DocumentChange, second: DocumentChange): DocumentChange | null {
  if (first.of !== 'fields' || second.of !== 'fields') return null
  // Only outboxes filled by earlier versions of the site contain checklists, which the server merges one by one.
  if ('checklist' in first.partial && 'checklist' in second.partial) return null
  return { of: 'fields', partial: { ...first.partial, ...second.partial } }
}

function readObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}
