import { defer, type Deferred } from '../../../ui/loading/defer.ts'
import { onLeaving } from '../../../ui/loading/leaving.ts'
import { formatDocumentPath } from '#documents/document-path.ts'
import { emptyChecklist, isEmptyChecklist, splitMarks, type Checklist } from '#documents/checklist.ts'
import type { ChecklistSource, WriteOutcome, WritesState } from '../session/session.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort, StoredDocument } from '../port/accounts-port.ts'
import { backOff } from '../remote/back-off.ts'
import type { BrowserStore } from './browser-store.ts'
import { applyChange, combineChanges, type DocumentChange } from './document-change.ts'
import { isPassing } from './is-passing.ts'
import { openOutbox, type PendingWrite } from './outbox.ts'
import { withLock } from './with-lock.ts'
import { replaceDocument } from './replace-document.ts'

export interface WriteQueueOptions {
  readonly uid: string
  readonly port: AccountsPort
  readonly store: BrowserStore
  /** Null until the checklist's code has loaded. */
  readonly checklist: () => ChecklistSource | null
  /** The pending writes or their state have changed. @param stored the document as the server now has it */
  readonly onChange: (stored?: StoredDocument) => void
  /** The server has refused a write made before a reload, so no caller is waiting for it. */
  readonly onRefused: (error: AccountsError) => void
}

export interface WriteQueue {
  /** Rejects with an AccountsError when the server refuses the change. */
  readonly add: (change: DocumentChange) => Promise<WriteOutcome>
  /** What the server does not have yet, oldest first. */
  readonly pending: () => readonly DocumentChange[]
  readonly state: () => WritesState
  /** Tries now to send what waits; fulfilled when that is done or has failed. */
  readonly flush: () => Promise<void>
  /** Pending callers get `signed-out`; what the server does not have stays in the browser. */
  readonly stop: () => void
}

/**
 * The writes of one user: stored in the browser, then sent in order by one tab at a time, until the
 * server has taken or refused them.
 */
export function createWriteQueue({ uid, port, store, checklist, onChange, onRefused }: WriteQueueOptions): WriteQueue {
  const waiting = new Map<string, Deferred<WriteOutcome>>()
  const end = new AbortController()
  let failures = 0
  /** The server says that the session has ended: it is about to end here, too. */
  let isDisowned = false
  let isWanted = false
  let sending: Promise<void> | null = null
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const outbox = openOutbox(uid, store, (settled) => {
    onChange(settled?.stored)
    for (const { resolve } of take(settled?.ids ?? [])) resolve('saved')
  })

  function flush(): Promise<void> {
    clearTimeout(retryTimer)
    isWanted = true
    sending ??= send()
    return sending
  }

  async function send(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false
        await withLock(`topshelf-writes/${uid}`, async () => {
          const isThrough = await sendOutbox()
          if (isThrough) await sendChecklist()
        })
      }
    } finally {
      // In the same step as the last check of `isWanted`: a flush in between would be lost.
      sending = null
    }
  }

  /** @returns false when the server cannot be reached now */
  async function sendOutbox(): Promise<boolean> {
    let most = Infinity
    for (let writes = await outbox.read(); writes.length > 0 && !end.signal.aborted; writes = await outbox.read()) {
      const { ids, change } = takeBatch(writes, most)
      try {
        const stored = await sendChange(port, formatDocumentPath('users', uid), change, end.signal)
        failures = 0
        await outbox.settle({ ids, stored })
      } catch (error) {
        // The session is over: the change waits for its user to return.
        if (end.signal.aborted) return false
        if (!(error instanceof AccountsError)) throw error
        if (isKept(error)) {
          wait(error)
          return false
        }
        // One invalid change must not invalidate valid ones.
        if (ids.length > 1) most = 1
        else await refuse(ids, error)
      }
    }
    return true
  }

  /** Read at the last moment: another tab may have sent it already, or somebody else may have signed in. */
  async function sendChecklist(): Promise<void> {
    const source = checklist()
    const entries = readUnsaved()
    if (!source || isEmptyChecklist(entries) || end.signal.aborted) return
    try {
      const stored = await port.update(formatDocumentPath('users', uid), splitUnsaved(entries))
      failures = 0
      if (end.signal.aborted) return
      source.confirm(entries)
      onChange(stored)
    } catch (error) {
      if (end.signal.aborted) return
      if (!(error instanceof AccountsError)) throw error
      if (isKept(error)) return wait(error)
      source.refuse(uid, error, entries)
      onChange()
    }
  }

  function readUnsaved(): Checklist {
    return checklist()?.unsaved(uid) ?? emptyChecklist
  }

  async function refuse(ids: readonly string[], error: AccountsError): Promise<void> {
    // By the time the caller hears of it, the change has been reverted.
    const asking = take(ids)
    await outbox.settle({ ids })
    for (const { reject } of asking) reject(error)
    if (asking.length === 0) onRefused(error)
  }

  function wait({ code, retryAfter }: AccountsError): void {
    retryTimer = setTimeout(() => void flush(), Math.max(backOff(failures), (retryAfter ?? 0) * 1000))
    failures += 1
    isDisowned = code === 'signed-out'
    onChange()
    // Then its end answers the callers.
    if (isDisowned) return
    for (const id of waiting.keys())
      for (const { resolve } of take([id])) resolve(outbox.isStored(id) ? 'queued' : 'unstored')
  }

  /** Removes and returns the callers waiting for these writes. */
  function take(ids: readonly string[]): readonly Deferred<WriteOutcome>[] {
    const taken = ids.flatMap((id) => waiting.get(id) ?? [])
    for (const id of ids) waiting.delete(id)
    return taken
  }

  addEventListener('online', () => void flush(), { signal: end.signal })
  // A page that is being left has no time for locks and the outbox; entries of a checklist may well arrive twice.
  onLeaving(() => void sendChecklist(), end.signal)
  // Left over from an earlier page.
  void flush()
  return {
    async add(change) {
      const id = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
      const outcome = defer<WriteOutcome>()
      waiting.set(id, outcome)
      // Stopping rejects it, perhaps before the caller has it.
      outcome.promise.catch(() => undefined)
      await outbox.add({ id, change })
      void flush()
      return outcome.promise
    },
    pending: () => outbox.list().map(({ change }) => change),
    state() {
      if (outbox.list().length === 0 && isEmptyChecklist(readUnsaved())) return 'saved'
      return failures > 0 && !isDisowned ? 'offline' : 'saving'
    },
    flush,
    stop() {
      clearTimeout(retryTimer)
      end.abort()
      outbox.stop()
      for (const { reject } of take([...waiting.keys()]))
        reject(new AccountsError('signed-out', 'The change waits for its user to sign in again.'))
    },
  }
}

/** The fields that hold something: a server without points caps takes levels as before. */
function splitUnsaved(entries: Checklist) {
  const { checklist, caps } = splitMarks(entries)
  return { ...(!isEmptyChecklist(checklist) && { checklist }), ...(!isEmptyChecklist(caps) && { caps }) }
}

/** On the user's own path, `permission-denied` means that this browser is now signed in as somebody else. */
function isKept(error: AccountsError): boolean {
  return isPassing(error) || error.code === 'permission-denied'
}

/**
 * Applies a change to the document as the server has it now. Fields are merged there; parts are merged here and the whole
 * document written over exactly the version that was read.
 *
 * @param end once aborted, what was read is no longer written: somebody else may have signed in
 */
async function sendChange(
  port: AccountsPort,
  path: string,
  change: DocumentChange,
  end: AbortSignal,
): Promise<StoredDocument> {
  if (change.of === 'fields') return port.update(path, change.partial)
  return replaceDocument(port, path, (data) => {
    end.throwIfAborted()
    return applyChange(data, change)
  })
}

export interface Batch {
  readonly ids: readonly string[]
  readonly change: DocumentChange
}

/** The oldest writes, as many as can be combined into one. @param writes at least one */
export function takeBatch(writes: readonly PendingWrite[], most: number): Batch {
  const [first, ...others] = writes
  if (!first) throw new RangeError('There is nothing to send.')
  let batch: Batch = { ids: [first.id], change: first.change }
  for (const { id, change } of others.slice(0, most - 1)) {
    const combined = combineChanges(batch.change, change)
    if (!combined) break
    batch = { ids: [...batch.ids, id], change: combined }
  }
  return batch
}
