import * as say from '#wording/checklist.ts'
import { isEmptyChecklist, splitMarks, type Checklist } from '#documents/checklist.ts'
import { isWriting } from '../../ui/keyboard/key-events.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { until } from '../../ui/until.ts'
import type { Session } from '../accounts/session/session.ts'
import { followCollections } from './follow-collections.ts'
import { followSession } from './follow-session.ts'
import type { AccountsPort } from '../accounts/port/accounts-port.ts'
import { isMergePutOff, putOffMerge } from './put-off-merge.ts'
import { firstChecklist, readerCollections } from './reader-checklist.ts'
import { showChange } from './show-change.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { syncCollections } from './sync-collections.ts'
import { syncSnapshots } from './sync-snapshots.ts'

let isStarted = false

/** Binds the checklist to the account that is signed in. Called once it is first known which that is. */
export function startChecklist(session: Session): void {
  if (isStarted) return
  isStarted = true
  const syncReaderCollections = (onSeen?: (path: string, version: number) => void) =>
    session.accounts().then((port) => syncCollections(port, readerCollections, Date.now(), onSeen))
  followSession(session, firstChecklist, {
    now: Date.now,
    isOnline: () => navigator.onLine,
    after,
    isMergePutOff,
    offerMerge: () => void offerMerge().catch(console.error),
    showAdoption,
    syncSnapshots: () => session.accounts().then(syncReaderSnapshots),
    collections: {
      forget: (uid) => readerCollections.forgetAccount(uid, true),
      async save() {
        if (readerCollections.waiting().length > 0) await syncReaderCollections()
      },
    },
  })
  followCollections(session, readerCollections, {
    isOnline: () => navigator.onLine,
    after,
    sync: syncReaderCollections,
    onChange: (listener) => void session.accounts().then((port) => port.onChange(listener)),
    showAdopted: (count) =>
      showToast({
        message: say.collectionsAdopted({ count }),
      }),
  })
}

const syncReaderSnapshots = (port: AccountsPort) => syncSnapshots(port, firstChecklist)

function after(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

function showAdoption(uid: string, marks: Checklist): void {
  const count = Object.keys(splitMarks(marks).checklist).length
  showChange(say.itemsAdopted({ count }), () =>
    firstChecklist.returnVisitorMarks(marks, (returned) => putOffMerge(uid, returned)),
  )
}

let isOffering = false

async function offerMerge(): Promise<void> {
  if (isOffering || !isMergeOpen()) return
  isOffering = true
  try {
    const { showMergePreview, countMergePreviews } = await import('./show-merge-preview.tsx')
    const shownBefore = countMergePreviews()
    await until(isAtRest)
    // Meanwhile the reader may have looked at the items from the checklist, put them off in another tab, or signed out.
    if (isMergeOpen() && countMergePreviews() === shownBefore) showMergePreview()
  } finally {
    isOffering = false
  }
}

/** A dialog that opens by itself would take keys from a field, or a press from whatever is under the pointer. */
function isAtRest(): boolean {
  return !isModalOpen() && !isWriting(document.activeElement) && !document.querySelector(':active')
}

function isMergeOpen(): boolean {
  const marks = firstChecklist.visitorMarks()
  return !isEmptyChecklist(marks) && !isMergePutOff(firstChecklist.read().owner, marks)
}
