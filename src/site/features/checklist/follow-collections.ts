import { firstCollection } from '#documents/collections.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import type { Session } from '../accounts/session/session.ts'
import { isPassing } from '../accounts/writes/is-passing.ts'
import type { ReaderCollections } from './reader-collections.ts'

/** Quick marks become one write. */
const settleMs = 400
/** After a failure, and for a removed collection to be emptied. */
const againMs = 65_000

interface Surroundings {
  readonly isOnline: () => boolean
  readonly after: (delayMs: number, run: () => void) => () => void
  readonly sync: () => Promise<void>
  /** So many collections of a visitor are the account's now. */
  readonly tellAdopted: (count: number) => void
}

/** Keeps the further collections in step with the account: on every page, after marks, and when the reader returns. */
export function followCollections(session: Session, collections: ReaderCollections, surroundings: Surroundings): void {
  const { isOnline, after, sync, tellAdopted } = surroundings
  let cancel: (() => void) | null = null
  let plannedMs = 0
  let isSyncing = false
  /** The server knows no collections: it is older than this page. */
  let isUnknown = false
  /** What there was to bring together the last time; null where other devices may have done more since. */
  let tried: readonly unknown[] | null = null

  /** What is shown, what is marked in it, and what waits. */
  function readNow(): readonly unknown[] {
    const { owner, current } = collections.read()
    const names = JSON.stringify([collections.names(), collections.waiting()])
    return [owner, current, collections.readCurrent().checklist, names]
  }

  function look(): void {
    const { user, userDataInit } = session.state()
    if (!user || !userDataInit || collections.read().owner !== user.uid) return
    const adopted = collections.adoptVisitors()
    if (adopted > 0) tellAdopted(adopted)
    const now = readNow()
    // At once where another is shown, after a pause where the reader goes on marking.
    if (!tried || now[0] !== tried[0] || now[1] !== tried[1]) plan(0)
    else if (now.some((part, index) => part !== tried?.[index])) plan(settleMs)
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
      await sync()
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
    look()
    if (collections.waiting().length > 0) plan(againMs)
  }

  function noteSaving(saving: 'offline' | 'refused'): void {
    if (collections.read().current !== firstCollection) collections.current.setSaving(saving)
  }

  const ask = () => {
    tried = null
    look()
  }
  session.subscribe(look)
  collections.subscribe(look)
  collections.subscribeCurrent(look)
  addEventListener('online', ask)
  // What other devices have done meanwhile.
  addEventListener('focus', ask)
  look()
}
