import { mergeChecklists } from './checklist.ts'
import { isJsonObject, type JsonObject } from './json-value.ts'
import { parseChecklist } from './parse-checklist.ts'

/**
 * The document after a partial update: named top-level fields replace those of the document, null removes one, the
 * others stay. The checklist is the exception: its entries are merged item by item and the newest wins, so that updates
 * of several devices can come late, twice and in any order without undoing each other.
 *
 * @param document null where there is none yet
 */
export function updateDocument(document: JsonObject | null, partial: JsonObject): JsonObject {
  const updated: Record<string, JsonObject[string]> = { ...document }
  for (const [field, value] of Object.entries(partial)) {
    if (value === null || value === undefined) delete updated[field]
    else updated[field] = field === 'checklist' ? mergeField(updated[field], value) : value
  }
  return updated
}

function mergeField(current: JsonObject[string], change: JsonObject[string]): JsonObject[string] {
  if (!isJsonObject(current) || !isJsonObject(change)) return change
  return mergeChecklists(parseChecklist(current), parseChecklist(change))
}
