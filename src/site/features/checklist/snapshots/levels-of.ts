import { capMark, type Levels } from '#documents/checklist.ts'
import type { ChecklistSnapshot } from '#documents/checklist-snapshots.ts'

/** What was owned when the snapshot was taken. */
export function levelsOf({ levels }: ChecklistSnapshot): Levels {
  return new Map(Object.entries(levels))
}

/** What restoring the snapshot sets besides levels: the points caps that differ, by their marks. */
export function capsToRestore({ levels, caps = {} }: ChecklistSnapshot, now: ReadonlyMap<string, number>): Levels {
  return new Map(
    Object.keys(levels).flatMap((id) => {
      const step = caps[id] ?? 0
      return step === (now.get(id) ?? 0) ? [] : [[capMark(id), step] as const]
    }),
  )
}
