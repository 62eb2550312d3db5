import type { StoredDocument } from '../port/accounts-port.ts'
import type { BrowserStore } from './browser-store.ts'
import type { DocumentChange } from './document-change.ts'
import { openUnstoredWrites } from './unstored-writes.ts'

export interface PendingWrite {
  readonly id: string
  readonly change: DocumentChange
}

/** Writes that are no longer pending. */
export interface Settled {
  readonly ids: readonly string[]
  /** The document as the server now has it; omitted if it refused them. */
  readonly stored?: StoredDocument
}

/** A user's changes that the server does not have yet, shared by all tabs of the browser. */
export interface Outbox {
  /** As far as this tab knows, oldest first. */
  readonly list: () => readonly PendingWrite[]
  /** Everything stored. */
  readonly read: () => Promise<readonly PendingWrite[]>
  /** Listed at once; fulfilled when it is stored. */
  readonly add: (write: PendingWrite) => Promise<void>
  readonly settle: (settled: Settled) => Promise<void>
  readonly stop: () => void
}

/** @param onChange called when the list has changed, here or in another tab; with what is settled, if that is why */
export function openOutbox(uid: string, store: BrowserStore, onChange: (settled?: Settled) => void): Outbox {
  const name = nameOf(uid)
  const unstored = openUnstoredWrites(uid)
  const channel = new BroadcastChannel(`topshelf-${name}`)
  // A settlement, or null: there are new ones.
  channel.addEventListener('message', ({ data }: MessageEvent<Settled | null>) => (data ? hear(data) : void load()))
  let writes: readonly PendingWrite[] = []
  const onTheirWay = new Set<string>()

  const adopted = adopt(unstored.list())

  /** Stores what a page could not before it was left. */
  async function adopt(left: readonly PendingWrite[]): Promise<void> {
    if (left.length === 0) return
    await store.change<readonly PendingWrite[]>(name, (kept = []) => [
      ...kept,
      ...left.filter((one) => !has(kept, one)),
    ])
    unstored.remove(left)
  }

  async function read(): Promise<readonly PendingWrite[]> {
    await adopted
    return (await store.read<readonly PendingWrite[]>(name)) ?? []
  }

  async function load(): Promise<void> {
    const kept = await read()
    writes = [...kept, ...writes.filter((write) => onTheirWay.has(write.id) && !has(kept, write))]
    onChange()
  }

  function hear(settled: Settled): void {
    writes = without(writes, settled.ids)
    onChange(settled)
  }

  void load()
  return {
    list: () => writes,
    read,
    async add(write) {
      onTheirWay.add(write.id)
      writes = [...writes, write]
      const isHeld = unstored.add(write)
      onChange()
      await adopted
      await store.change<readonly PendingWrite[]>(name, (kept = []) => {
        // A tab that was opened meanwhile has stored it, and may have sent it, too.
        const isAdopted = has(kept, write) || (isHeld && !unstored.has(write.id))
        return isAdopted ? kept : [...kept, write]
      })
      unstored.remove([write])
      onTheirWay.delete(write.id)
      channel.postMessage(null)
    },
    async settle(settled) {
      await store.change<readonly PendingWrite[]>(name, (kept = []) => without(kept, settled.ids))
      channel.postMessage(settled)
      hear(settled)
    },
    stop: () => channel.close(),
  }
}

/** Deletes what is pending of somebody who leaves this browser. */
export async function forgetWrites(uid: string, store: BrowserStore): Promise<void> {
  const unstored = openUnstoredWrites(uid)
  unstored.remove(unstored.list())
  await store.change(nameOf(uid), () => undefined)
}

function nameOf(uid: string): string {
  return `writes/${uid}`
}

function has(writes: readonly PendingWrite[], { id }: PendingWrite): boolean {
  return writes.some((write) => write.id === id)
}

function without(writes: readonly PendingWrite[], ids: readonly string[]): readonly PendingWrite[] {
  return writes.filter(({ id }) => !ids.includes(id))
}
