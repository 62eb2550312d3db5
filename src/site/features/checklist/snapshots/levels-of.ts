import type { Levels } from '#documents/checklist.ts'
import type { ChecklistSnapshot } from '#documents/checklist-snapshots.ts'

/** What was owned when the snapshot was taken. */
export function levelsOf({ levels }: ChecklistSnapshot): Levels {
  return new Map(Object.entries(levels))
}
