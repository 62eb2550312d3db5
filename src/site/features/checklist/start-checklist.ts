import { isEmptyChecklist } from '#documents/checklist.ts'
import { isWriting } from '../../ui/keyboard/is-writing.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { until } from '../../ui/until.ts'
import type { Session } from '../accounts/session/session.ts'
import { followPreferences } from '../preferences/follow-preferences.ts'
import { followSession } from './follow-session.ts'
import type { AccountsPort } from '../accounts/port/accounts-port.ts'
import { isMergePutOff } from './put-off-merge.ts'
import { readerChecklist } from './reader-checklist.ts'
import { syncSnapshots } from './sync-snapshots.ts'

let isStarted = false

/** Binds the reader's checklist to whoever signs in. Called once it is first known who that is. */
export function startChecklist(session: Session): void {
  if (isStarted) return
  isStarted = true
  followPreferences(session)
  followSession(session, readerChecklist, {
    now: Date.now,
    isOnline: () => navigator.onLine,
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    offerMerge: () => void offerMerge().catch(console.error),
    // Not urgent; the next page tries again.
    syncSnapshots: () => void session.accounts().then(syncReaderSnapshots).catch(console.warn),
  })
}

const syncReaderSnapshots = (port: AccountsPort) => syncSnapshots(port, readerChecklist)

async function offerMerge(): Promise<void> {
  if (!isMergeOpen()) return
  const { showMergePreview } = await import('./show-merge-preview.tsx')
  // A dialog that opens by itself would take the next keys from a field, and a space among them would press its button.
  await until(() => !isModalOpen() && !isWriting(document.activeElement))
  // Meanwhile the reader may have added the items from the checklist, put them off in another tab, or signed out.
  if (isMergeOpen()) showMergePreview()
}

function isMergeOpen(): boolean {
  const ticks = readerChecklist.visitorTicks()
  return !isEmptyChecklist(ticks) && !isMergePutOff(ticks)
}
