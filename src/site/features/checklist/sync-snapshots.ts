import { formatDocumentPath } from '#documents/document-path.ts'
import { parseSnapshots } from '#documents/parse-snapshots.ts'
import type { AccountsPort } from '../accounts/port/accounts-port.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import type { ChecklistStore } from './checklist-store.ts'
import { areSameSnapshots, holdSnapshotsToNow, mergeSnapshots } from './merge-snapshots.ts'

/** How often the list is merged again while other devices keep changing it. */
const mostTries = 8

/**
 * Syncs the snapshots of this browser with those of the account, separately from the account's document. Without a
 * connection they wait in the browser until the next time.
 */
export async function syncSnapshots(
  port: Pick<AccountsPort, 'read' | 'set'>,
  store: ChecklistStore,
  tries = mostTries,
): Promise<void> {
  const uid = store.read().owner
  if (uid === null) return
  const path = formatDocumentPath('snapshots', uid)
  const { data, version } = await port.read(path)
  // Somebody else has signed in in the meantime.
  if (store.read().owner !== uid) return
  const remote = parseSnapshots(data?.['snapshots'])
  const merged = mergeSnapshots(holdSnapshotsToNow(store.snapshots(), remote, Date.now()), remote)
  if (!areSameSnapshots(merged, store.snapshots())) store.replaceSnapshots(merged)
  if (areSameSnapshots(merged, remote)) return
  const snapshots = merged.map(({ takenAtMs, reason, levels }) => ({ takenAtMs, reason, levels: { ...levels } }))
  try {
    await port.set(path, { snapshots }, version)
  } catch (error) {
    const isOvertaken = error instanceof AccountsError && error.code === 'version-mismatch'
    if (!isOvertaken || tries === 1) throw error
    await syncSnapshots(port, store, tries - 1)
  }
}
