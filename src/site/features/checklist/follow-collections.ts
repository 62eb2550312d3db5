import { firstCollection } from '#documents/collections.ts'
import { isEmptyChecklist } from '#documents/checklist.ts'
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
  let isSyncing = false
  /** Whose collections have been asked for on this page, and which of them was shown. */
  let asked = ''
  /** The server knows no collections: it is older than this page. */
  let isUnknown = false

  function look(): void {
    const { user, userDataInit } = session.state()
    if (!user || !userDataInit || collections.read().owner !== user.uid) return
    const adopted = collections.adoptVisitors()
    if (adopted > 0) tellAdopted(adopted)
    const { current } = collections.read()
    const isFirstLook = asked !== `${user.uid} ${current}`
    const hasNews = collections.waiting().length > 0
    asked = `${user.uid} ${current}`
    if (isFirstLook) plan(0)
    else if (hasNews) plan(settleMs)
  }

  function plan(delayMs: number): void {
    if (cancel || isSyncing || isUnknown) return
    cancel = after(delayMs, () => void run())
  }

  async function run(): Promise<void> {
    cancel = null
    if (!isOnline()) return noteSaving('offline')
    isSyncing = true
    try {
      await sync()
    } catch (error) {
      console.warn(error)
      isUnknown = error instanceof AccountsError && error.code === 'bad-path'
      noteSaving(isUnknown || (error instanceof AccountsError && !isPassing(error)) ? 'refused' : 'offline')
    } finally {
      isSyncing = false
    }
    const isLeft = collections.waiting().length > 0
    const { current } = collections
    if (isLeft) plan(isEmptyChecklist(current.unsaved()) || current.read().saving === 'offline' ? againMs : settleMs)
  }

  function noteSaving(saving: 'offline' | 'refused'): void {
    if (collections.read().current !== firstCollection) collections.current.setSaving(saving)
  }

  const ask = () => {
    asked = ''
    cancel?.()
    cancel = null
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
