/**
 * Earlier states of a checklist, kept beside the user document in `snapshots/{uid}` so that the document that every
 * device receives with each change stays small. Those that their owner keeps by name are not here: see collections.ts.
 */
import { ownValue, isJsonObject } from './json-value.ts'
import {
  ownedCaps,
  ownedLevels,
  type CapStep,
  type Checklist,
  type ItemLevel,
  isCapStep,
  isItemLevel,
} from './checklist.ts'

export const snapshotReasons = ['day', 'bulk', 'import', 'merge', 'restore'] as const
/** What was about to happen: the first change of a day, a change to many items, an import, a merge, a restore. */
export type SnapshotReason = (typeof snapshotReasons)[number]

export type ChecklistSnapshot = {
  /** Milliseconds since 1970. */
  readonly takenAtMs: number
  readonly reason: SnapshotReason
  /** What was owned, by item id; never level 0. */
  readonly levels: Readonly<Record<string, ItemLevel>>
  /** Points caps of these items, by item id; never step 0. Absent where there are none. */
  readonly caps?: Readonly<Record<string, CapStep>>
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
  const caps = ownedCaps(checklist)
  const newest = snapshots[0]
  const isKept = newest && isSame(newest.levels, owned) && isSame(newest.caps ?? {}, caps)
  if (owned.size === 0 || isKept) return snapshots
  const taken: ChecklistSnapshot = {
    takenAtMs: nowMs,
    reason,
    levels: Object.fromEntries(owned),
    ...(caps.size > 0 && { caps: Object.fromEntries(caps) }),
  }
  return [taken, ...snapshots].slice(0, maxSnapshots)
}

function isSame(levels: Readonly<Record<string, number>>, owned: ReadonlyMap<string, number>): boolean {
  const ids = Object.keys(levels)
  return ids.length === owned.size && ids.every((id) => ownValue(levels, id) === owned.get(id))
}

/** The valid snapshots in an untrusted value. Items that were not owned are left out. */
export function parseSnapshots(value: unknown): readonly ChecklistSnapshot[] {
  return Array.isArray(value) ? value.flatMap(parseSnapshot) : []
}

function parseSnapshot(value: unknown): ChecklistSnapshot[] {
  if (!isJsonObject(value) || !isJsonObject(value['levels'])) return []
  const { takenAtMs } = value
  const reason = snapshotReasons.find((known) => known === value['reason'])
  if (typeof takenAtMs !== 'number' || !reason) return []
  const levels: Record<string, ItemLevel> = {}
  for (const [id, level] of Object.entries(value['levels'])) if (isItemLevel(level) && level > 0) levels[id] = level
  const caps: Record<string, CapStep> = {}
  const stored = isJsonObject(value['caps']) ? value['caps'] : {}
  for (const [id, step] of Object.entries(stored)) if (isCapStep(step) && step > 0) caps[id] = step
  return [{ takenAtMs, reason, levels, ...(Object.keys(caps).length > 0 && { caps }) }]
}
