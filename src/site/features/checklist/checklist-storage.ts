import { isItemLevel, type Checklist, type ItemLevel } from '#documents/checklist.ts'
import { snapshotReasons, type ChecklistSnapshot } from '#documents/checklist-snapshots.ts'
import { isJsonObject } from '#documents/json-value.ts'
import { parseChecklist } from '#documents/parse-checklist.ts'

/** Whose checklist: the account with this uid, or null for a visitor. */
export type Owner = string | null

type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const checklistKey = 'topshelf-checklist'
const snapshotsKey = 'topshelf-checklist-snapshots'
const ownerKey = 'topshelf-checklist-owner'

/** The checklists stored in the browser, shared by all tabs. Writing throws when storage is full or blocked. */
export interface ChecklistStorage {
  /** False where the browser blocks storage and everything is lost with the page. */
  readonly isLasting: boolean
  /** Who was signed in last; known before the server is asked. */
  readonly readOwner: () => Owner
  readonly writeOwner: (owner: Owner) => void
  readonly readChecklist: (owner: Owner) => Checklist
  readonly writeChecklist: (owner: Owner, checklist: Checklist) => void
  readonly readSnapshots: (owner: Owner) => readonly ChecklistSnapshot[]
  readonly writeSnapshots: (owner: Owner, snapshots: readonly ChecklistSnapshot[]) => void
  /** Deletes the checklist and the snapshots of an owner. */
  readonly remove: (owner: Owner) => void
}

/** @param lasting null where the browser blocks it */
export function createChecklistStorage(lasting: KeyedTexts | null): ChecklistStorage {
  const storage = lasting ?? createPassingTexts()
  const checklists = memoizeParsing(parseChecklist)
  const lists = memoizeParsing(parseSnapshots)
  return {
    isLasting: lasting !== null,
    readOwner: () => storage.getItem(ownerKey),
    writeOwner: (owner) => (owner === null ? storage.removeItem(ownerKey) : storage.setItem(ownerKey, owner)),
    readChecklist: (owner) => checklists.parse(storage.getItem(keyOf(checklistKey, owner))),
    writeChecklist: (owner, checklist) => storage.setItem(keyOf(checklistKey, owner), checklists.write(checklist)),
    readSnapshots: (owner) => lists.parse(storage.getItem(keyOf(snapshotsKey, owner))),
    writeSnapshots: (owner, snapshots) => storage.setItem(keyOf(snapshotsKey, owner), lists.write(snapshots)),
    remove(owner) {
      storage.removeItem(keyOf(checklistKey, owner))
      storage.removeItem(keyOf(snapshotsKey, owner))
    },
  }
}

/** Memoizes parsing by text: a single tick must not parse the whole list again. */
function memoizeParsing<Value>(parse: (value: unknown) => Value) {
  let last: { readonly text: string | null; readonly value: Value } | null = null
  return {
    parse(text: string | null): Value {
      if (last?.text !== text) last = { text, value: parse(parseJson(text)) }
      return last.value
    },
    write(value: Value): string {
      const text = JSON.stringify(value)
      last = { text, value }
      return text
    },
  }
}

/** Whether a change to this key by another tab concerns checklists. */
export function isChecklistKey(key: string | null): boolean {
  // Null: everything was cleared.
  return key === null || key.startsWith(checklistKey)
}

function createPassingTexts(): KeyedTexts {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function keyOf(key: string, owner: Owner): string {
  return owner === null ? key : `${key}:${owner}`
}

/** Invalid JSON was not written by this site and counts as empty. */
function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The valid snapshots in an untrusted value. */
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
