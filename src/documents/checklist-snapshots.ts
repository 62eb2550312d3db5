/**
 * Earlier states of a checklist, kept beside the user document in `snapshots/{uid}` so that the document that every
 * device receives with each change stays small.
 */
import { ownedLevels, type Checklist, type ItemLevel, type Levels } from './checklist.ts'

export const snapshotReasons = ['day', 'bulk', 'import', 'merge', 'restore'] as const
/** What was about to happen: the first change of a day, a change to many items, an import, a merge, a restore. */
export type SnapshotReason = (typeof snapshotReasons)[number]

export type ChecklistSnapshot = {
  /** Milliseconds since 1970. */
  readonly takenAtMs: number
  readonly reason: SnapshotReason
  /** What was owned, by item id; never level 0. */
  readonly levels: Readonly<Record<string, ItemLevel>>
}

export type ChecklistSnapshots = {
  /** Newest first. */
  readonly snapshots: readonly ChecklistSnapshot[]
}

export const maxSnapshots = 5

/**
 * The list with a snapshot of the checklist at its head, and no more than are kept. The same list if there is nothing to
 * keep: the checklist is empty, or already in the newest snapshot.
 */
export function addSnapshot(
  snapshots: readonly ChecklistSnapshot[],
  checklist: Checklist,
  reason: SnapshotReason,
  nowMs: number,
): readonly ChecklistSnapshot[] {
  const owned = ownedLevels(checklist)
  if (owned.size === 0 || (snapshots[0] && isSame(snapshots[0].levels, owned))) return snapshots
  const taken: ChecklistSnapshot = { takenAtMs: nowMs, reason, levels: Object.fromEntries(owned) }
  return [taken, ...snapshots].slice(0, maxSnapshots)
}

function isSame(levels: ChecklistSnapshot['levels'], owned: Levels): boolean {
  const ids = Object.keys(levels)
  return ids.length === owned.size && ids.every((id) => levels[id] === owned.get(id))
}
