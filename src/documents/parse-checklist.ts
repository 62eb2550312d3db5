import { isCapStep, isItemLevel, type Checklist, type ChecklistEntry } from './checklist.ts'
import { isJsonObject } from './json-value.ts'

/** The valid entries of an untrusted checklist. */
export function parseChecklist(value: unknown): Checklist {
  return parseEntries(value, isItemLevel)
}

/** The valid points caps of an untrusted value, by item id. */
export function parseCaps(value: unknown): Checklist {
  return parseEntries(value, isCapStep)
}

function parseEntries(value: unknown, isKnown: (first: unknown) => boolean): Checklist {
  if (!isJsonObject(value)) return {}
  const entries: Record<string, ChecklistEntry> = {}
  for (const [id, entry] of Object.entries(value)) {
    if (isEntry(entry) && isKnown(entry[0])) entries[id] = entry
  }
  return entries
}

function isEntry(value: unknown): value is ChecklistEntry {
  return Array.isArray(value) && value.length === 2 && isItemLevel(value[0]) && Number.isSafeInteger(value[1])
}
