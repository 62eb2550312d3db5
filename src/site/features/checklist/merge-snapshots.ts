import { maxSnapshots, type ChecklistSnapshot } from '#documents/checklist-snapshots.ts'

/** The snapshots of two devices as one list, newest first, up to the limit. */
export function mergeSnapshots(
  one: readonly ChecklistSnapshot[],
  other: readonly ChecklistSnapshot[],
): readonly ChecklistSnapshot[] {
  const byMoment = new Map([...other, ...one].map((snapshot) => [snapshot.takenAtMs, snapshot]))
  return [...byMoment.values()].toSorted((a, b) => b.takenAtMs - a.takenAtMs).slice(0, maxSnapshots)
}

/**
 * Snapshots of this device, none that the account lacks and that are from the future: its clock was ahead, and the
 * server refuses them. They keep their order.
 *
 * @param nowMs milliseconds since 1970
 */
export function holdSnapshotsToNow(
  own: readonly ChecklistSnapshot[],
  account: readonly ChecklistSnapshot[],
  nowMs: number,
): readonly ChecklistSnapshot[] {
  const isKnown = (moment: number) => account.some(({ takenAtMs }) => takenAtMs === moment)
  return own.map((snapshot, index) => {
    const { takenAtMs } = snapshot
    return takenAtMs <= nowMs || isKnown(takenAtMs) ? snapshot : { ...snapshot, takenAtMs: nowMs - index }
  })
}

/** Snapshots never change, so their times identify them. */
export function areSameSnapshots(one: readonly ChecklistSnapshot[], other: readonly ChecklistSnapshot[]): boolean {
  return one.length === other.length && one.every(({ takenAtMs }, index) => takenAtMs === other[index]?.takenAtMs)
}
