import { isEmptyChecklist, splitMarks, type Checklist } from '#documents/checklist.ts'
import { isWriting } from '../../ui/keyboard/is-writing.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { until } from '../../ui/until.ts'
import type { Session } from '../accounts/session/session.ts'
import { followSession } from './follow-session.ts'
import type { AccountsPort } from '../accounts/port/accounts-port.ts'
import { isMergePutOff, putOffMerge } from './put-off-merge.ts'
import { readerChecklist } from './reader-checklist.ts'
import { tellChange } from './tell-change.ts'
import { formatCount } from '../../ui/wording/wording.ts'
import { syncSnapshots } from './sync-snapshots.ts'

let isStarted = false

/** Binds the reader's checklist to whoever signs in. Called once it is first known who that is. */
export function startChecklist(session: Session): void {
  if (isStarted) return
  isStarted = true
  followSession(session, readerChecklist, {
    now: Date.now,
    isOnline: () => navigator.onLine,
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    isMergePutOff,
    offerMerge: () => void offerMerge().catch(console.error),
    tellAdoption,
    syncSnapshots: () => session.accounts().then(syncReaderSnapshots),
  })
}

const syncReaderSnapshots = (port: AccountsPort) => syncSnapshots(port, readerChecklist)

function tellAdoption(uid: string, marks: Checklist): void {
  const count = Object.keys(splitMarks(marks).checklist).length
  tellChange(`${formatCount(count, 'item')} of this browser ${count === 1 ? 'is' : 'are'} in your account now.`, () =>
    readerChecklist.returnVisitorMarks(marks, (returned) => putOffMerge(uid, returned)),
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
  const marks = readerChecklist.visitorMarks()
  return !isEmptyChecklist(marks) && !isMergePutOff(readerChecklist.read().owner, marks)
}
