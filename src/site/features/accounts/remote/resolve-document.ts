import { ownValue, isJsonObject, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import {
  isServerCollection,
  listReferences,
  parseReferencePath,
  type CatalogueCollection,
} from '#documents/reference.ts'
import { resolveReferences } from '#documents/resolve-references.ts'
import { nameThings } from '#wording/names.ts'
import { AccountsError } from '../port/accounts-error.ts'
import { parseStored } from './parse-answers.ts'
import { request, isJson, send } from './request.ts'
import { documentsBase } from '#documents/auth-endpoints.ts'
import { entityDataPath } from '#pages/open-data/open-data-path.ts'

export interface Resolved {
  readonly resolved: JsonValue
  /** False where something could not be reached; its path is used in its place for now. */
  readonly isComplete: boolean
}

/** @param included what the server has sent along with the document */
export async function resolveDocument(
  data: JsonObject | null,
  included: DocumentSnapshot['included'],
): Promise<Resolved> {
  let isComplete = true
  async function read(path: string): Promise<JsonValue> {
    try {
      return await readTarget(path, included)
    } catch (error) {
      if (!(error instanceof AccountsError)) throw error
      console.warn(error)
      isComplete = false
      return path
    }
  }
  // Field by field: those without references, a checklist of hundreds of entries among them, stay the same objects.
  const fields = Object.entries(data ?? {}).map(async ([name, value]) => {
    const isPlain = listReferences(value).length === 0
    return [name, isPlain ? value : await resolveReferences(value ?? null, read)] as const
  })
  const resolved = data && Object.fromEntries(await Promise.all(fields))
  return { resolved, isComplete }
}

async function readTarget(path: string, included: DocumentSnapshot['included']): Promise<JsonValue> {
  const known = ownValue(included, path)
  if (known !== undefined) return known
  const target = parseReferencePath(path)
  if (!target) return null
  const { collection, id } = target
  if (!isServerCollection(collection)) return readCatalogueTarget(collection, id)
  try {
    return (await request({ method: 'GET', path: `${documentsBase}/${path}` }, parseStored)).data
  } catch (error) {
    // Not visible to this reader: treated as missing.
    if (error instanceof AccountsError && /^(?:permission-denied|not-found)$/.test(error.code)) return null
    throw error
  }
}

const targets = new Map<string, Promise<JsonValue>>()

/**
 * What a reference into the catalogue points to: its file among the open data, read once; null where there is none.
 * Rejects with AccountsError `network`; the next call asks again.
 */
function readCatalogueTarget(collection: CatalogueCollection, id: string): Promise<JsonValue> {
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
  return isJsonObject(value) ? nameThings(value) : null
}
