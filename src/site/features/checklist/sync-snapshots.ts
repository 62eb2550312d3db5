import { formatDocumentPath } from '#documents/document-path.ts'
import { parseSnapshots } from '#documents/checklist-snapshots.ts'
import type { AccountsPort } from '../accounts/port/accounts-port.ts'
import { replaceDocument } from '../accounts/writes/replace-document.ts'
import type { ChecklistStore } from './checklist-store.ts'
import { areSameSnapshots, holdSnapshotsToNow, mergeSnapshots } from './snapshot-keeper.ts'

/**
 * Syncs the snapshots of this browser with those of the account, separately from the account's document. Without a
 * connection they wait in the browser until the next time.
 */
export async function syncSnapshots(port: Pick<AccountsPort, 'read' | 'set'>, store: ChecklistStore): Promise<void> {
  const uid = store.read().owner
  if (uid === null) return
  const stored = await replaceDocument(port, formatDocumentPath('snapshots', uid), (data) => {
    // Somebody else has signed in in the meantime.
    if (store.read().owner !== uid) return null
    const remote = parseSnapshots(data?.['snapshots'])
    const merged = mergeSnapshots(holdSnapshotsToNow(store.snapshots(), remote, Date.now()), remote)
    if (!areSameSnapshots(merged, store.snapshots())) store.replaceSnapshots(merged)
    if (areSameSnapshots(merged, remote)) return null
    return {
      snapshots: merged.map(({ takenAtMs, reason, levels, caps }) => ({
        takenAtMs,
        reason,
        levels: { ...levels },
        ...(caps && { caps: { ...caps } }),
      })),
    }
  })
  if (store.read().owner === uid) store.confirmSnapshots(parseSnapshots(stored.data?.['snapshots']))
}
