import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import {
  formatDocumentPath,
  parseDocumentPath,
  type DocumentPath,
  documentLimitBytes,
} from '#documents/document-path.ts'
import type { JsonObject } from '#documents/json-value.ts'
import type { ServerCollection } from '#documents/reference.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { Refusal } from '../requests/refusal.ts'
import { readDocuments, replaceDocuments, type Replacement, type StoredDocument } from './document-store.ts'

export interface DocumentState {
  /** 0 while there is no document. */
  readonly version: number
  readonly data: JsonObject | null
  /** The data as JSON. */
  readonly json: string
}

/** What the document is to become. Throws a Refusal if it may not. Called again after a conflict. */
export type ChangeDocument = (current: DocumentState) => JsonObject

export interface DocumentWriter {
  /** Fulfils with the new state when it is on disk. */
  write(target: DocumentPath, change: ChangeDocument): Promise<DocumentState>
  /** Drops what is cached of an owner's documents. */
  forget(uid: string): void
}

interface PendingWrite {
  readonly target: DocumentPath
  readonly path: string
  readonly change: ChangeDocument
  readonly resolve: (state: DocumentState) => void
  readonly reject: (error: unknown) => void
}

/** Writes that wait are committed together: one transaction, one wait for the disk. */
const largestBatch = 256
/** How often a write is tried when others keep being faster. */
const mostTries = 20
const cacheBytes = 32 * 2 ** 20
const none: DocumentState = { version: 0, data: null, json: 'null' }

/**
 * Changes documents: read, apply the change, put in the place of the version that was read. States that this process has
 * written or read are kept; one that another process has overtaken only costs a second try.
 *
 * @param onWritten called for each document after its last write of a batch is on disk
 */
export function createDocumentWriter(
  db: Kysely<DatabaseSchema>,
  onWritten: (path: string, state: DocumentState) => void,
): DocumentWriter {
  const known = new LRUCache<string, DocumentState>({
    maxSize: cacheBytes,
    sizeCalculation: ({ json }) => 3 * json.length + 1,
  })
  let waiting: PendingWrite[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Writes from the rest of this event-loop turn are included.
      await setImmediate()
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      await commit(batch, 1)
    }
    isRunning = false
  }

  /** Never rejects: each write learns its own outcome. */
  async function commit(batch: readonly PendingWrite[], tries: number): Promise<void> {
    const byPath = Map.groupBy(batch, ({ path }) => path)
    try {
      const unknown = new Set([...byPath.keys()].filter((path) => !known.has(path)))
      for (const row of await readDocuments(db, [...unknown])) known.set(row.path, toState(row))
      const outcomes = [...byPath].map(([path, writes]) => applyInTurn(path, known.get(path) ?? none, writes))
      const replacements = outcomes.flatMap(({ replacement }) => replacement ?? [])
      const replaced = replacements.length > 0 ? await replaceDocuments(db, replacements) : new Set<string>()
      const again = outcomes.flatMap((outcome) => [
        ...settleRefused(outcome, unknown),
        ...settleWritten(outcome, replaced),
      ])
      if (again.length > 0) await retry(again, tries)
    } catch (error) {
      for (const path of byPath.keys()) known.delete(path)
      if (error instanceof DatabaseUnavailable) refuseAll(batch, error)
      else if (byPath.size === 1) for (const { reject } of batch) reject(error)
      // One document that cannot be written must not keep the others from it.
      else for (const writes of byPath.values()) await commit(writes, tries)
    }
  }

  /** Waiting writes would only fail the same way, each after another deadline. */
  function refuseAll(batch: readonly PendingWrite[], error: DatabaseUnavailable): void {
    for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error)
  }

  /** What was refused for a state that may be out of date is tried again on the real one. */
  function settleRefused({ path, refused }: Outcome, wasRead: ReadonlySet<string>): PendingWrite[] {
    if (refused.length > 0 && !wasRead.has(path)) {
      known.delete(path)
      return refused.map(({ write }) => write)
    }
    for (const { write, error } of refused) write.reject(error)
    return []
  }

  function settleWritten(
    { path, writes, states, replacement }: Outcome,
    replaced: ReadonlySet<string>,
  ): PendingWrite[] {
    const last = states.at(-1)
    if (!replacement || !last) return []
    if (!replaced.has(path)) {
      known.delete(path)
      return [...writes]
    }
    known.set(path, last)
    writes.forEach(({ resolve }, index) => resolve(states[index] ?? last))
    onWritten(path, last)
    return []
  }

  async function retry(writes: readonly PendingWrite[], tries: number): Promise<void> {
    if (tries < mostTries) return commit(writes, tries + 1)
    const refusal = new Refusal('unavailable', 'Others keep changing this document. Try again.', { retryAfter: 1 })
    for (const { reject } of writes) reject(refusal)
  }

  return {
    write: (target, change) =>
      new Promise((resolve, reject) => {
        waiting.push({
          target,
          path: formatDocumentPath(target.collection, target.uid, target.key),
          change,
          resolve,
          reject,
        })
        if (!isRunning) void run()
      }),
    forget: (uid) => {
      for (const path of known.keys()) if (parseDocumentPath(path)?.uid === uid) known.delete(path)
    },
  }
}

/** What became of the writes of one document, and what they come to. */
interface Outcome {
  readonly path: string
  readonly refused: readonly { readonly write: PendingWrite; readonly error: unknown }[]
  /** The others, with the state after each. */
  readonly writes: readonly PendingWrite[]
  readonly states: readonly DocumentState[]
  readonly replacement: Replacement | null
}

function applyInTurn(path: string, start: DocumentState, pending: readonly PendingWrite[]): Outcome {
  const writes: PendingWrite[] = []
  const states: DocumentState[] = []
  const refused: { write: PendingWrite; error: unknown }[] = []
  for (const write of pending) {
    try {
      states.push(applyChange(states.at(-1) ?? start, write))
      writes.push(write)
    } catch (error) {
      refused.push({ write, error })
    }
  }
  const [write] = writes
  const last = states.at(-1)
  if (!write || !last) return { path, refused, writes, states, replacement: null }
  const { version, json } = last
  const replacement = { path, ownerId: write.target.uid, expected: start.version, version, json }
  return { path, refused, writes, states, replacement }
}

function applyChange(current: DocumentState, { target, change }: PendingWrite): DocumentState {
  const data = change(current)
  const json = JSON.stringify(data)
  checkSize(target.collection, json)
  return { version: current.version + 1, data, json }
}

/** The state of a document, which may not exist yet. What this server has written needs no second check. */
export function toState(stored: StoredDocument | undefined): DocumentState {
  if (!stored) return none
  const data: JsonObject = JSON.parse(stored.json)
  return { version: stored.version, data, json: stored.json }
}

/** Throws a Refusal when a document has become too large to keep. */
function checkSize(collection: ServerCollection, json: string): void {
  const limit = documentLimitBytes[collection]
  const size = Buffer.byteLength(json)
  if (size > limit) throw new Refusal('too-large', `The document has ${size} bytes, at most ${limit} are allowed.`)
}
