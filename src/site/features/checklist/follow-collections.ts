import { firstCollection } from '#documents/collections.ts'
import { formatDocumentPath } from '#documents/document-path.ts'
import type { DocumentChange } from '#documents/live-messages.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import type { Session } from '../accounts/session/session.ts'
import { isPassing } from '../accounts/writes/is-passing.ts'
import { settleMs, type Surroundings as SessionSurroundings } from './follow-session.ts'
import type { ReaderCollections } from './reader-collections.ts'

/** After a failure, and for a removed collection to be emptied. */
const againMs = 65_000

interface Surroundings extends Pick<SessionSurroundings, 'isOnline' | 'after'> {
  /** @param onSeen told the version of each document that the server has answered with */
  readonly sync: (onSeen: (path: string, version: number) => void) => Promise<void>
  /** Calls back with what was written, by this device too; with null where that may have been missed. */
  readonly onChange: (listener: (change: DocumentChange | null) => void) => void
  /** So many collections of a visitor are the account's now. */
  readonly showAdopted: (count: number) => void
}

/**
 * Keeps the further collections in step with the account: on every page, after marks, when another device has written the
 * names or the collection that is shown, and when the reader returns.
 */
export function followCollections(session: Session, collections: ReaderCollections, surroundings: Surroundings): void {
  const { isOnline, after, sync, onChange, showAdopted } = surroundings
  let cancel: (() => void) | null = null
  let plannedMs = 0
  let isSyncing = false
  let isListening = false
  /** The server knows no collections: it is older than this page. */
  let isUnknown = false
  /** What there was to bring together the last time; null where other devices may have done more since. */
  let tried: readonly unknown[] | null = null
  /** By path, the newest version that the server has answered with, and the newest of which it was said that it exists. */
  const seen = new Map<string, number>()
  const heard = new Map<string, number>()

  /** Whether another device has written what is shown here. */
  function isBehind(): boolean {
    const { owner, current } = collections.read()
    if (owner === null) return false
    const paths = [formatDocumentPath('collections', owner), formatDocumentPath('checklists', owner, current)]
    return paths.some((path) => (heard.get(path) ?? 0) > (seen.get(path) ?? 0))
  }

  /** What is shown, what is marked in it, and what waits. */
  function readNow(): readonly unknown[] {
    const { owner, current } = collections.read()
    const names = JSON.stringify([collections.names(), collections.waiting()])
    return [owner, current, collections.readCurrent().checklist, names]
  }

  function reconcile(): void {
    const { user, userDataInit } = session.state()
    if (!user || !userDataInit || collections.read().owner !== user.uid) return
    listen()
    const adopted = collections.adoptVisitors()
    if (adopted > 0) showAdopted(adopted)
    const now = readNow()
    // At once where another is shown, after a pause where the reader goes on marking.
    if (!tried || now[0] !== tried[0] || now[1] !== tried[1]) plan(0)
    else if (now.some((part, index) => part !== tried?.[index])) plan(settleMs)
  }

  function listen(): void {
    if (isListening) return
    isListening = true
    onChange((change) => {
      if (change) note(heard, change.path, change.version)
      // The answer to what is being sent says what is new.
      if (!isSyncing && (!change || isBehind())) retry()
    })
  }

  function plan(delayMs: number): void {
    if (isSyncing || isUnknown || (cancel && delayMs >= plannedMs)) return
    cancel?.()
    plannedMs = delayMs
    cancel = after(delayMs, () => void run())
  }

  async function run(): Promise<void> {
    cancel = null
    if (!isOnline()) return noteSaving('offline')
    isSyncing = true
    tried = readNow()
    try {
      await sync((path, version) => note(seen, path, version))
      // What has come in is no news.
      if (collections.waiting().length === 0) tried = readNow()
    } catch (error) {
      console.warn(error)
      isUnknown = error instanceof AccountsError && error.code === 'bad-path'
      noteSaving(isUnknown || (error instanceof AccountsError && !isPassing(error)) ? 'refused' : 'offline')
      tried = readNow()
    } finally {
      isSyncing = false
    }
    if (isBehind()) tried = null
    reconcile()
    if (collections.waiting().length > 0) plan(againMs)
  }

  function noteSaving(saving: 'offline' | 'refused'): void {
    if (collections.read().current !== firstCollection) collections.current.setSaving(saving)
  }

  const retry = () => {
    tried = null
    reconcile()
  }
  session.subscribe(reconcile)
  collections.subscribe(reconcile)
  collections.subscribeCurrent(reconcile)
  addEventListener('online', retry)
  // What other devices have done meanwhile.
  addEventListener('focus', retry)
  reconcile()
}

function note(versions: Map<string, number>, path: string, version: number): void {
  versions.set(path, Math.max(version, versions.get(path) ?? 0))
}
