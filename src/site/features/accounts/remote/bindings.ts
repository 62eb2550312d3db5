import type { UserRecord } from '#documents/describe-user.ts'
import { formatDocumentPath, parseDocumentPath } from '#documents/document-path.ts'
import { type JsonObject, type JsonValue, ownValue, isJsonObject } from '#documents/json-value.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import {
  isServerCollection,
  listReferences,
  parseReferencePath,
  type CatalogueCollection,
  resolveReferences,
} from '#documents/reference.ts'
import { nameThings } from '#wording/names.ts'
import { documentsBase } from '#documents/auth-endpoints.ts'
import { entityDataPath } from '#pages/open-data/open-data-path.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort, BoundDocument } from '../port/accounts-port.ts'
import { parseStored } from './parse-answers.ts'
import { request, isJson, send } from './request.ts'

export interface Bindings extends Pick<AccountsPort, 'resolve'> {
  readonly add: AccountsPort['bind']
  /** Another account is signed in, or none: bindings of others end. */
  readonly follow: (user: UserRecord | null) => void
  /**
   * A snapshot has arrived.
   *
   * @param openedAtMs when the stream that delivered it was opened, ms since 1970; omitted for the answer to a write
   */
  readonly deliver: (snapshot: DocumentSnapshot, openedAtMs?: number) => void
  /** Retries references that could not be resolved. */
  readonly complete: () => void
}

interface Binding {
  readonly path: string
  readonly listener: (document: BoundDocument) => void
  readonly onError: ((error: AccountsError) => void) | undefined
}

/** Live bindings to the document of the account that is signed in. */
export function createBindings(): Bindings {
  const bindings = new Set<Binding>()
  let user: UserRecord | null | undefined
  let latest: DocumentSnapshot | null = null
  let heardAtMs = 0
  let bound: BoundDocument | null = null
  let isComplete = true

  function check(binding: Binding): void {
    const error = user === undefined ? null : refuse(binding.path, user)
    if (!error) return
    bindings.delete(binding)
    binding.onError?.(error)
  }

  async function resolveLatest(snapshot: DocumentSnapshot): Promise<void> {
    const { path, version, data, included } = snapshot
    const outcome = await resolveDocument(data, included)
    // A later one has arrived in the meantime.
    if (latest !== snapshot) return
    isComplete = outcome.isComplete
    bound = { path, version, data, resolved: outcome.resolved }
    for (const binding of bindings) if (binding.path === path) binding.listener(bound)
  }

  return {
    add(path, listener, onError) {
      const binding = { path, listener, onError }
      bindings.add(binding)
      // Never before the caller has received the function that stops it.
      queueMicrotask(() => {
        check(binding)
        if (bound?.path === path && bindings.has(binding)) listener(bound)
      })
      return () => bindings.delete(binding)
    },
    follow(answer) {
      if (user?.uid !== answer?.uid) latest = bound = null
      user = answer
      for (const binding of bindings) check(binding)
    },
    deliver(snapshot, openedAtMs = 0) {
      // A server restored from a backup is older than before, and restoring ends its streams. A stream opened after
      // everything received so far says what the server has now; on others, and in answers, anything older is late.
      const isLate = openedAtMs <= heardAtMs && latest !== null && snapshot.version < latest.version
      if (isLate || !user || snapshot.path !== formatDocumentPath('users', user.uid)) return
      latest = snapshot
      heardAtMs = Date.now()
      void resolveLatest(snapshot)
    },
    complete() {
      if (!isComplete && latest) void resolveLatest(latest)
    },
    resolve: async (data: JsonObject | null): Promise<JsonValue> =>
      (await resolveDocument(data, latest?.included ?? {})).resolved,
  }
}

function refuse(path: string, user: UserRecord | null): AccountsError | null {
  const target = parseDocumentPath(path)
  if (target?.collection !== 'users') return new AccountsError('bad-path', `${path} cannot be bound.`)
  if (!user) return new AccountsError('signed-out', `Nobody is signed in: ${path} cannot be bound.`)
  return target.uid === user.uid ? null : new AccountsError('permission-denied', `${path} belongs to somebody else.`)
}

interface Resolved {
  readonly resolved: JsonValue
  /** False where something could not be reached; its path is used in its place for now. */
  readonly isComplete: boolean
}

/** @param included what the server has sent along with the document */
async function resolveDocument(data: JsonObject | null, included: DocumentSnapshot['included']): Promise<Resolved> {
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
