import { levelOf } from '#documents/checklist.ts'
import type { Session } from '../accounts/session/session.ts'
import type { ChecklistStore, Saving } from './checklist-store.ts'
import { pickNewer } from './pick-newer.ts'

/** A hand that ticks quickly makes one write of several changes. */
const settleMs = 400

/** What happens outside of the store and the session; `setTimeout` and the like of a page. */
export interface Surroundings {
  readonly isOnline: () => boolean
  readonly after: (delayMs: number, run: () => void) => () => void
  /** The reader has ticks from before the sign-in that the account does not hold. */
  readonly offerMerge: () => void
  /** There may be snapshots that the account, or this browser, has not got. */
  readonly syncSnapshots: () => void
}

/**
 * Keeps the checklist of this browser and that of the account the same, from the first answer about who is signed in.
 * Both only ever merge, so it does not matter which hears of a change first, or how often.
 */
export function followSession(session: Session, store: ChecklistStore, surroundings: Surroundings): void {
  let cancelSending: (() => void) | null = null
  let offeredTo: string | null = null
  let isRefused = false
  let syncedTurn: string | null = null

  function look(): void {
    const { user, document, userDataInit } = session.state()
    if (!user) {
      offeredTo = null
      return store.leave()
    }
    store.enter(user.uid)
    if (userDataInit) {
      store.receive(document?.checklist ?? {})
      considerMerge(user.uid)
      considerSending()
      considerSnapshots(user.uid)
    }
    store.setSaving(describeSaving())
  }

  function describeSaving(): Saving {
    if (isRefused) return 'refused'
    const { userDataInit, writes } = session.state()
    if (!surroundings.isOnline() || writes === 'offline') return 'offline'
    return userDataInit && writes === 'saved' && !cancelSending ? 'saved' : 'saving'
  }

  function considerMerge(uid: string): void {
    const ticks = store.visitorTicks()
    if (Object.keys(ticks).length === 0) return
    const { checklist } = store.read()
    const gained = Object.entries(pickNewer(ticks, checklist))
    // The account holds them, or something newer, already: there is nothing to ask.
    if (gained.every(([id, [level]]) => levelOf(checklist, id) === level)) return store.adoptVisitorTicks(ticks)
    if (offeredTo === uid) return
    offeredTo = uid
    surroundings.offerMerge()
  }

  function considerSending(): void {
    if (cancelSending || isRefused || Object.keys(store.unsaved()).length === 0) return
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
    const changes = store.unsaved()
    if (session.state().user?.uid !== store.read().owner || Object.keys(changes).length === 0) return look()
    // Handed over: the session keeps them from here on, beyond the page if need be.
    store.receive(changes)
    session.update({ checklist: changes }).then(look, (error: unknown) => {
      console.error(error)
      isRefused = true
      look()
    })
  }

  session.subscribe(look)
  store.subscribe(look)
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}
