import { openKeptValues, type KeptValues } from '../../../ui/store/kept-values.ts'
import type { StoredDocument } from '../port/accounts-port.ts'
import type { BrowserStore } from './browser-store.ts'
import type { DocumentChange } from './document-change.ts'

/** A change that the server does not have yet. */
export interface PendingWrite {
  /** Begins with when it was made, in milliseconds since 1970, so that ids sort by age. */
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
  /** Listed at once; fulfilled when it is stored, if it can be. */
  readonly add: (write: PendingWrite) => Promise<void>
  /** False while only this page has it: it is gone with the page. */
  readonly isStored: (id: string) => boolean
  readonly settle: (settled: Settled) => Promise<void>
  readonly stop: () => void
}

/** @param onChange called when the list has changed, here or in another tab; with what is settled, if that is why */
export function openOutbox(uid: string, store: BrowserStore, onChange: (settled?: Settled) => void): Outbox {
  const name = nameOf(uid)
  const unstored = openUnstored(uid)
  const channel = new BroadcastChannel(`topshelf-${name}`)
  // A settlement, or null: there are new ones.
  channel.addEventListener('message', ({ data }: MessageEvent<Settled | null>) =>
    data ? applySettled(data) : void load(),
  )
  let isStopped = false
  let writes: readonly PendingWrite[] = []
  const beingStored = new Set<string>()
  const onPageOnly = new Set<string>()

  async function read(): Promise<readonly PendingWrite[]> {
    await adopted
    return (await store.read<readonly PendingWrite[]>(name)) ?? []
  }

  /** Stores what a page could not store before it was left. */
  async function adopt(left: readonly PendingWrite[]): Promise<void> {
    if (left.length === 0) return
    const isStored = await store.change<readonly PendingWrite[]>(name, (stored = []) => [
      ...without(stored, idsOf(left)),
      ...left,
    ])
    if (isStored) idsOf(left).forEach(unstored.remove)
  }

  async function load(): Promise<void> {
    const stored = await read()
    writes = [...stored, ...without(writes, idsOf(stored)).filter(({ id }) => beingStored.has(id))]
    onChange()
  }

  /** A request may be answered after its user has left, in all tabs: then there is no one to notify. */
  function broadcast(news: Settled | null): void {
    if (!isStopped) channel.postMessage(news)
  }

  function applySettled(settled: Settled): void {
    writes = without(writes, settled.ids)
    onChange(settled)
  }

  const adopted = adopt(unstored.list())
  void load()
  return {
    list: () => writes,
    read,
    async add(write) {
      beingStored.add(write.id)
      writes = [...writes, write]
      const isHeld = unstored.add(write.id, write)
      if (!isHeld) onPageOnly.add(write.id)
      onChange()
      const isStored = await store.change<readonly PendingWrite[]>(name, (stored = []) => {
        // A tab that was opened meanwhile has stored it, and may have sent it, too.
        const isAdopted = isHeld && !unstored.has(write.id)
        return isAdopted ? stored : [...without(stored, [write.id]), write]
      })
      // Where the database takes nothing more, this one copy stays until the server has it.
      if (isHeld && isStored) unstored.remove(write.id)
      if (isStored) onPageOnly.delete(write.id)
      beingStored.delete(write.id)
      broadcast(null)
    },
    isStored: (id) => !onPageOnly.has(id),
    async settle(settled) {
      settled.ids.forEach(unstored.remove)
      await store.change<readonly PendingWrite[]>(name, (stored = []) => without(stored, settled.ids))
      broadcast(settled)
      applySettled(settled)
    },
    stop() {
      isStopped = true
      channel.close()
    },
  }
}

/** The account was deleted: nothing that it has not sent stays in this browser. */
export async function forgetOutbox(uid: string, store: BrowserStore): Promise<void> {
  openUnstored(uid).clear()
  await store.change(nameOf(uid), () => undefined)
}

/** Writes until IndexedDB has them: that takes a moment, and leaving the page ends what has begun there. Ids sort by age. */
function openUnstored(uid: string): KeptValues<PendingWrite> {
  return openKeptValues(`topshelf-writes/${uid}/`)
}

function nameOf(uid: string): string {
  return `writes/${uid}`
}

function idsOf(writes: readonly PendingWrite[]): readonly string[] {
  return writes.map(({ id }) => id)
}

function without(writes: readonly PendingWrite[], ids: readonly string[]): readonly PendingWrite[] {
  return writes.filter(({ id }) => !ids.includes(id))
}
