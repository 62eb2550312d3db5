import { emptyChecklist, isEmptyChecklist, levelOf, type Checklist } from '#documents/checklist.ts'
import type { ChecklistSource, Session } from '../accounts/session/session.ts'
import type { ChecklistStore, Saving } from './checklist-store.ts'
import { pickNewer } from './pick-newer.ts'

/** Quick ticks become one write. */
const settleMs = 400

/** The environment of the store and the session: `setTimeout`, dialogs, the network. */
export interface Surroundings {
  readonly isOnline: () => boolean
  readonly after: (delayMs: number, run: () => void) => () => void
  /** Items were marked before signing in that the account does not have. */
  readonly offerMerge: () => void
  /** There may be snapshots that the account, or this browser, does not have. */
  readonly syncSnapshots: () => void
}

/**
 * Syncs the browser's checklist with the account's, from the first answer about who is signed in.
 * Both only ever merge, so it does not matter which hears of a change first, or how often.
 */
export function followSession(session: Session, store: ChecklistStore, surroundings: Surroundings): void {
  let cancelSending: (() => void) | null = null
  /** The checklist the session was last asked to send; retrying is up to the session. */
  let handedOver: Checklist | null = null
  let offeredTo: string | null = null
  let isRefused = false
  let syncedTurn: string | null = null

  const source: ChecklistSource = {
    unsaved: (uid) => (canSend(uid) ? store.unsaved() : emptyChecklist),
    confirm: (entries) => store.receive(entries),
    refuse(error) {
      console.error(error)
      isRefused = true
    },
  }

  function canSend(uid: string): boolean {
    return !isRefused && session.state().userDataInit && store.read().owner === uid
  }

  function look(): void {
    const { user, document, userDataInit } = session.state()
    if (!user) {
      offeredTo = handedOver = null
      isRefused = false
      return store.leave()
    }
    store.enter(user.uid)
    if (userDataInit) {
      store.receive(document?.checklist ?? {})
      considerMerge(user.uid)
      considerSending(user.uid)
      considerSnapshots(user.uid)
    }
    store.setSaving(describeSaving())
  }

  function describeSaving(): Saving {
    if (isRefused) return 'refused'
    const { userDataInit, writes } = session.state()
    if (!surroundings.isOnline() || writes === 'offline') return 'offline'
    return userDataInit && writes === 'saved' && isEmptyChecklist(store.unsaved()) ? 'saved' : 'saving'
  }

  function considerMerge(uid: string): void {
    const ticks = store.visitorTicks()
    if (isEmptyChecklist(ticks)) return
    const { checklist } = store.read()
    const gained = Object.entries(pickNewer(ticks, checklist))
    // The account already has them, or something newer: there is nothing to ask.
    if (gained.every(([id, [level]]) => levelOf(checklist, id) === level)) return store.adoptVisitorTicks(ticks)
    if (offeredTo === uid) return
    offeredTo = uid
    surroundings.offerMerge()
  }

  function considerSending(uid: string): void {
    if (cancelSending || handedOver === store.read().checklist || isEmptyChecklist(source.unsaved(uid))) return
    cancelSending = surroundings.after(settleMs, send)
  }

  function considerSnapshots(uid: string): void {
    const turn = `${uid} ${store.snapshotTurn}`
    if (turn === syncedTurn || !surroundings.isOnline()) return
    syncedTurn = turn
    surroundings.syncSnapshots()
  }

  function send(): void {
    cancelSending = null
    handedOver = store.read().checklist
    session.flush().then(look, console.error)
  }

  session.followChecklist(source).catch(console.error)
  session.subscribe(look)
  store.subscribe(look)
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}
