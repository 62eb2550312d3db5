import { isJsonObject, type JsonValue } from '#documents/json-value.ts'
import type { CatalogueCollection } from '#documents/reference.ts'
import { entityDataPath } from '#pages/open-data/open-data-path.ts'
import { AccountsError } from '../port/accounts-error.ts'
import { isJson, send } from './request.ts'

const targets = new Map<string, Promise<JsonValue>>()

/**
 * What a reference into the catalogue points to: its file among the open data, read once; null where there is none.
 * Rejects with AccountsError `network`; the next call asks again.
 */
export function readCatalogueTarget(collection: CatalogueCollection, id: string): Promise<JsonValue> {
  const path = entityDataPath(collection, id)
  const known = targets.get(path)
  if (known) return known
  const target = readFile(path)
  targets.set(path, target)
  target.catch(() => targets.delete(path))
  return target
}

async function readFile(path: string): Promise<JsonValue> {
  const response = await send(path, {})
  if (response.status >= 500) throw new AccountsError('network', `${path} answers ${response.status}.`)
  // A host without this file may answer with a page.
  if (!response.ok || !isJson(response)) return null
  const value: unknown = await response.json()
  return isJsonObject(value) ? value : null
}
