import { maxSnapshots, type ChecklistSnapshot } from '#documents/checklist-snapshots.ts'

/** The snapshots of two devices as one list, newest first, up to the limit. */
export function mergeSnapshots(
  one: readonly ChecklistSnapshot[],
  other: readonly ChecklistSnapshot[],
): readonly ChecklistSnapshot[] {
  const byMoment = new Map([...other, ...one].map((snapshot) => [snapshot.takenAtMs, snapshot]))
  return [...byMoment.values()].toSorted((a, b) => b.takenAtMs - a.takenAtMs).slice(0, maxSnapshots)
}

/** Snapshots never change, so their times identify them. */
export function areSameSnapshots(one: readonly ChecklistSnapshot[], other: readonly ChecklistSnapshot[]): boolean {
  return one.length === other.length && one.every(({ takenAtMs }, index) => takenAtMs === other[index]?.takenAtMs)
}
