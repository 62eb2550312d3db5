import { updateDocument } from '#documents/change-document.ts'
import { mergeChecklists } from '#documents/checklist.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import { parseChecklist } from '#documents/parse-checklist.ts'

/** What the reader has changed, kept as what was meant: it is applied to the document as it is when it is sent. */
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

/** One change that does what the two do one after the other; null where no single one can. */
export function combineChanges(first: DocumentChange, second: DocumentChange): DocumentChange | null {
  if (first.of !== 'fields' || second.of !== 'fields') return null
  const [earlier, later] = [first.partial['checklist'], second.partial['checklist']]
  const partial = { ...first.partial, ...second.partial }
  if (!isJsonObject(later) || earlier === undefined) return { of: 'fields', partial }
  // Emptied first, then filled: merging cannot say that.
  if (!isJsonObject(earlier)) return null
  const checklist = mergeChecklists(parseChecklist(earlier), parseChecklist(later))
  return { of: 'fields', partial: { ...partial, checklist } }
}

function readObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}
