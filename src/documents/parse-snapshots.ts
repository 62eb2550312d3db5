import { isItemLevel, type ItemLevel } from './checklist.ts'
import { snapshotReasons, type ChecklistSnapshot } from './checklist-snapshots.ts'
import { isJsonObject } from './json-value.ts'

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
  return [{ takenAtMs, reason, levels }]
}
