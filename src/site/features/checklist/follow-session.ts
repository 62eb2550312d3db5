import { emptyChecklist, isEmptyChecklist, joinMarks, levelOf, type Checklist } from '#documents/checklist.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import type { ChecklistSource, Session } from '../accounts/session/session.ts'
import { isPassing } from '../accounts/writes/is-passing.ts'
import type { Saving } from './checklist-state.ts'
import type { ChecklistStore } from './checklist-store.ts'
import { forgetPutOff } from './put-off-merge.ts'
import { pickNewer } from './checklist-storage.ts'

/** Quick marks become one write. */
export const settleMs = 400

/** The environment of the store and the session: `setTimeout`, dialogs, the network, the clock. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly after: (delayMs: number, run: () => void) => () => void
  /** Whether the reader has decided to look at these items, marked before signing in, later. */
  readonly isMergePutOff: (uid: string, marks: Checklist) => boolean
  /** Items marked before signing in differ from what the account has. */
  readonly offerMerge: () => void
  /** An empty account has taken the items marked before signing in. */
  readonly showAdoption: (uid: string, marks: Checklist) => void
  /** The further ones: of an account that was deleted nothing stays, and of one that leaves everything is sent first. */
  readonly collections: { readonly forget: (uid: string) => void; readonly save: () => Promise<void> }
  /** There may be snapshots that the account, or this browser, does not have. Rejects where they could not be synced. */
  readonly syncSnapshots: () => Promise<void>
}

/** Of what the server has not taken. */
interface Refusal {
  readonly uid: string
  /** When what it refuses was handed over. */
  readonly atMs: number
  /** The changes are from too far in the future: this device's clock is ahead. */
  readonly isOfClock: boolean
}

/**
 * Syncs the browser's checklist with the account's, from the first answer about who is signed in.
 * Both only ever merge, so it does not matter which hears of a change first, or how often.
 */
export function followSession(session: Session, store: ChecklistStore, surroundings: Surroundings): void {
  let cancelSending: (() => void) | null = null
  /** The checklist the session was last asked to send; retrying is up to the session. */
  let handedOver: Checklist | null = null
  /** When entries were last asked for; the clock may be set while they are on their way. */
  const askedAtMs = new WeakMap<Checklist, number>()
  let offeredTo: string | null = null
  let refusal: Refusal | null = null
  let syncedTurn: string | null = null

  const source: ChecklistSource = {
    unsaved(uid) {
      if (!canSend(uid)) return emptyChecklist
      store.holdToNow()
      const entries = store.unsaved()
      askedAtMs.set(entries, surroundings.now())
      return entries
    },
    confirm(entries) {
      refusal = null
      store.receive(entries)
    },
    refuse(uid, error, entries) {
      console.error(error)
      handedOver = null
      refusal = { uid, atMs: askedAtMs.get(entries) ?? surroundings.now(), isOfClock: isOfClock(error) }
    },
    async saveSnapshots() {
      const snapshots = store.unsavedSnapshots().length > 0 ? surroundings.syncSnapshots() : null
      await Promise.all([snapshots?.catch(console.warn), surroundings.collections.save().catch(console.warn)])
    },
    forget(uid) {
      store.forgetAccount(uid)
      surroundings.collections.forget(uid)
      forgetPutOff(uid)
    },
  }

  function canSend(uid: string): boolean {
    return !findRefusal(uid) && session.state().userDataInit && store.read().owner === uid
  }

  /** Once the clock has been set back, what was refused is sent again, because its times have changed. */
  function findRefusal(uid: string): Refusal | null {
    return refusal?.uid === uid && surroundings.now() >= refusal.atMs ? refusal : null
  }

  function reconcile(): void {
    const { user, document, userDataInit } = session.state()
    if (!user) {
      offeredTo = handedOver = refusal = syncedTurn = null
      return store.leave()
    }
    store.enter(user.uid)
    if (userDataInit) {
      store.receive(joinMarks({ checklist: document?.checklist ?? {}, caps: document?.caps ?? {} }))
      considerMerge(user.uid)
      considerSending(user.uid)
      considerSnapshots(user.uid)
    }
    store.setSaving(describeSaving(user.uid))
  }

  function describeSaving(uid: string): Saving {
    const refused = findRefusal(uid)
    if (refused) return refused.isOfClock ? 'ahead' : 'refused'
    const { userDataInit, writes } = session.state()
    if (!surroundings.isOnline() || writes === 'offline') return 'offline'
    return userDataInit && writes === 'saved' && isEmptyChecklist(store.unsaved()) ? 'saved' : 'saving'
  }

  function considerMerge(uid: string): void {
    const marks = store.visitorMarks()
    if (isEmptyChecklist(marks)) return
    const { checklist, owned } = store.read()
    const gained = Object.entries(pickNewer(marks, checklist))
    // The account already has them, or something newer: there is nothing to ask.
    // Points caps come with them: a cap is never marked without the item.
    if (gained.every(([id, [level]]) => levelOf(checklist, id) === level)) return store.adoptVisitorMarks(marks)
    if (offeredTo === uid || surroundings.isMergePutOff(uid, marks)) return
    if (owned.size === 0) {
      store.adoptVisitorMarks(marks)
      return surroundings.showAdoption(uid, marks)
    }
    offeredTo = uid
    surroundings.offerMerge()
  }

  function considerSending(uid: string): void {
    if (cancelSending || handedOver === store.read().checklist) return
    if (!canSend(uid) || isEmptyChecklist(store.unsaved())) return
    cancelSending = surroundings.after(settleMs, send)
  }

  function considerSnapshots(uid: string): void {
    const turn = `${uid} ${store.snapshotTurn}`
    if (turn === syncedTurn || !surroundings.isOnline()) return
    syncedTurn = turn
    surroundings.syncSnapshots().catch((error: unknown) => {
      console.warn(error)
      // Tried again with the next change; what the server refuses, on the next page.
      if (error instanceof AccountsError && isPassing(error) && syncedTurn === turn) syncedTurn = null
    })
  }

  function send(): void {
    // First, because it changes the list, which would otherwise be sent again.
    store.holdToNow()
    cancelSending = null
    const { owner, checklist } = store.read()
    // Refused since, or somebody else's: it is sent once that is over.
    if (owner === null || !canSend(owner)) return
    handedOver = checklist
    session.flush().then(reconcile, (error: unknown) => {
      console.error(error)
      handedOver = null
    })
  }

  session.followChecklist(source).catch(console.error)
  session.subscribe(reconcile)
  store.subscribe(reconcile)
  addEventListener('online', reconcile)
  addEventListener('offline', reconcile)
  // The reader may be returning from setting the clock.
  addEventListener('focus', reconcile)
  reconcile()
}

/** The second part of an entry is its moment; the server accepts any except those of tomorrow. */
function isOfClock({ code, field }: AccountsError): boolean {
  return code === 'invalid' && /^(checklist|caps)\..+\.1$/.test(field ?? '')
}
