import { isCapStep, isItemLevel, type CapStep, type ItemLevel } from './checklist.ts'
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
  const caps: Record<string, CapStep> = {}
  const stored = isJsonObject(value['caps']) ? value['caps'] : {}
  for (const [id, step] of Object.entries(stored)) if (isCapStep(step) && step > 0) caps[id] = step
  return [{ takenAtMs, reason, levels, ...(Object.keys(caps).length > 0 && { caps }) }]
}
