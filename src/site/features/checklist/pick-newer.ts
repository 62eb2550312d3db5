import { ownValue } from '#documents/json-value.ts'
import { mergeChecklists, type Checklist, type ChecklistEntry } from '#documents/checklist.ts'

/** The entries of one list that are newer than those of another: what merging would change. */
export function pickNewer(list: Checklist, other: Checklist): Checklist {
  const merged = mergeChecklists(other, list)
  const newer: Record<string, ChecklistEntry> = {}
  for (const [id, entry] of Object.entries(merged)) {
    const previous = ownValue(other, id)
    if (previous?.[0] !== entry[0] || previous[1] !== entry[1]) newer[id] = entry
  }
  return newer
}
