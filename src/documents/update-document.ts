import { isJsonObject, ownValue, type JsonObject } from './json-value.ts'
import { userFieldPlans, type FieldPlan } from './user-document.ts'

const plans = new Map(Object.entries<FieldPlan>(userFieldPlans))

/**
 * The document after a partial update: named top-level fields replace those of the document, null removes one, the
 * others stay. Fields with a merge rule are the exception. The checklist's merges item by item, and the newest
 * wins, so that updates of several devices can come late, twice and in any order without undoing each other.
 *
 * @param document null if there is none yet
 */
export function updateDocument(document: JsonObject | null, partial: JsonObject): JsonObject {
  const updated: Record<string, JsonObject[string]> = { ...document }
  for (const [field, value] of Object.entries(partial)) {
    if (value === null || value === undefined) delete updated[field]
    else updated[field] = mergeField(field, ownValue(updated, field), value)
  }
  return updated
}

function mergeField(field: string, current: JsonObject[string], change: JsonObject[string]): JsonObject[string] {
  const merge = plans.get(field)?.merge
  return merge && isJsonObject(current) && isJsonObject(change) ? merge(current, change) : change
}
