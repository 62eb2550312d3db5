import type { WriteOutcome, WritesState } from '../../session/session.ts'
import { AccountsError, type AccountsErrorCode } from '../accounts-error.ts'
import type { AccountsPort, StoredDocument } from '../accounts-port.ts'
import { backOff } from '../back-off.ts'
import type { BrowserStore } from './browser-store.ts'
import type { DocumentChange } from './document-change.ts'
import { sendChange } from './send-change.ts'
import { takeBatch } from './take-batch.ts'

export interface PendingWrite {
  readonly id: string
  readonly change: DocumentChange
}

/** What other tabs are told: writes that have been settled, or (without outcome) that there are new ones. */
interface Notice {
  readonly ids: readonly string[]
  readonly stored?: StoredDocument
}

export interface WriteQueueOptions {
  readonly uid: string
  readonly port: AccountsPort
  readonly store: BrowserStore
  /** What waits, or how it stands with that, has changed. @param stored the document as the server has it now */
  readonly onChange: (stored?: StoredDocument) => void
  /** The server has refused a write that nobody waits for any more: it was made before a reload. */
  readonly onRefused: (error: AccountsError) => void
}

export interface WriteQueue {
  readonly add: (change: DocumentChange) => Promise<WriteOutcome>
  /** What the server does not have yet, oldest first. */
  readonly pending: () => readonly DocumentChange[]
  readonly state: () => WritesState
  /** Tries now what waits. */
  readonly flush: () => Promise<void>
  readonly stop: () => void
}

interface Waiting {
  readonly resolve: (outcome: WriteOutcome) => void
  readonly reject: (error: unknown) => void
}

/** The change is sound; it is only that the server cannot take it now. */
const passing: ReadonlySet<AccountsErrorCode> = new Set([
  'network',
  'no-server',
  'unavailable',
  'internal',
  'rate-limited',
  'signed-out',
])

/**
 * The writes of one user: kept in the browser before they are sent, in their order, by one tab at a time, until the
 * server has taken or refused them.
 */
export function createWriteQueue({ uid, port, store, onChange, onRefused }: WriteQueueOptions): WriteQueue {
  const name = `writes/${uid}`
  const channel = new BroadcastChannel(`topshelf-${name}`)
  const waiting = new Map<string, Waiting>()
  let writes: readonly PendingWrite[] = []
  let failures = 0
  let isStopped = false
  let sending: Promise<void> | null = null
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const read = async () => (await store.read<readonly PendingWrite[]>(name)) ?? []

  async function load(): Promise<void> {
    writes = await read()
    onChange()
  }

  function flush(): Promise<void> {
    clearTimeout(retryTimer)
    sending ??= withLock(`topshelf-${name}`, sendAll).finally(() => {
      sending = null
      onChange()
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    let isOneByOne = false
    for (let kept = await read(); kept.length > 0 && !isStopped; kept = await read()) {
      const batch = takeBatch(kept, isOneByOne ? 1 : Infinity)
      try {
        const stored = await sendChange(port, `users/${uid}`, batch.change)
        failures = 0
        await settle(batch.ids, stored)
      } catch (error) {
        if (!(error instanceof AccountsError)) throw error
        if (passing.has(error.code)) return wait(error)
        // One bad change must not take good ones with it.
        if (batch.ids.length > 1) isOneByOne = true
        else await refuse(batch.ids, error)
      }
    }
  }

  async function settle(ids: readonly string[], stored?: StoredDocument): Promise<void> {
    await store.change<readonly PendingWrite[]>(name, (kept) => without(kept ?? [], ids))
    const notice: Notice = stored ? { ids, stored } : { ids }
    channel.postMessage(notice)
    hearSettled(notice)
  }

  function hearSettled({ ids, stored }: Notice): void {
    writes = without(writes, ids)
    onChange(stored)
    for (const id of ids) waiting.get(id)?.resolve('saved')
    for (const id of ids) waiting.delete(id)
  }

  async function refuse(ids: readonly string[], error: AccountsError): Promise<void> {
    const asking = ids.flatMap((id) => waiting.get(id) ?? [])
    for (const id of ids) waiting.delete(id)
    await settle(ids)
    if (asking.length === 0) onRefused(error)
    for (const { reject } of asking) reject(error)
  }

  function wait({ retryAfter }: AccountsError): void {
    retryTimer = setTimeout(() => void flush(), Math.max(backOff(failures), (retryAfter ?? 0) * 1000))
    failures += 1
    for (const { resolve } of waiting.values()) resolve('kept')
    waiting.clear()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Notice>) =>
    data.ids.length > 0 ? hearSettled(data) : void load(),
  )
  const stop = new AbortController()
  addEventListener('online', () => void flush(), { signal: stop.signal })
  void load().then(() => writes.length > 0 && flush())

  return {
    async add(change) {
      const write = { id: crypto.getRandomValues(new Uint32Array(4)).join('-'), change }
      writes = [...writes, write]
      const { promise, ...settlers } = Promise.withResolvers<WriteOutcome>()
      waiting.set(write.id, settlers)
      onChange()
      await store.change<readonly PendingWrite[]>(name, (kept = []) => [...kept, write])
      channel.postMessage({ ids: [] } satisfies Notice)
      void flush().then(() => writes.length > 0 && failures === 0 && !isStopped && flush())
      return promise
    },
    pending: () => writes.map(({ change }) => change),
    state: () => (writes.length === 0 ? 'saved' : failures > 0 ? 'offline' : 'saving'),
    flush,
    stop() {
      isStopped = true
      clearTimeout(retryTimer)
      stop.abort()
      channel.close()
    },
  }
}

function without(writes: readonly PendingWrite[], ids: readonly string[]): readonly PendingWrite[] {
  return writes.filter(({ id }) => !ids.includes(id))
}

/** Locks exist on https and on localhost only; without them two tabs may send the same, which changes nothing. */
function withLock(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
