import {
  isEmptyChecklist,
  joinMarks,
  splitMarks,
  type Checklist,
  parseCaps,
  parseChecklist,
  mergeChecklists,
  type ChecklistEntry,
} from '#documents/checklist.ts'
import { type ChecklistSnapshot, parseSnapshots } from '#documents/checklist-snapshots.ts'
import { ownValue } from '#documents/json-value.ts'
import { createStore } from '../../ui/store/create-store.ts'
import { checklistKey } from './checklist-key.ts'

/** Whose checklist: the account with this uid, or null for a visitor. */
export type Owner = string | null

export type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Apart from the levels, which older tabs of this site read as well. */
const capsKey = 'topshelf-checklist-caps'
const snapshotsKey = 'topshelf-checklist-snapshots'
/** When those were taken that the account has. */
const savedSnapshotsKey = 'topshelf-checklist-snapshots-saved'
const ownerKey = 'topshelf-checklist-owner'
/** What each collection has. */
export const listKeys = [checklistKey, capsKey, snapshotsKey]

/** The checklists stored in the browser, shared by all tabs. Writing throws when storage is full or blocked. */
export interface ChecklistStorage {
  /** False if the browser blocks storage and everything is lost with the page. */
  readonly isLasting: boolean
  /** Who was signed in last; known before the server is asked. */
  readonly readOwner: () => Owner
  readonly writeOwner: (owner: Owner) => void
  readonly readChecklist: (owner: Owner) => Checklist
  readonly writeChecklist: (owner: Owner, checklist: Checklist) => void
  readonly readSnapshots: (owner: Owner) => readonly ChecklistSnapshot[]
  readonly writeSnapshots: (owner: Owner, snapshots: readonly ChecklistSnapshot[]) => void
  /** When the snapshots were taken that the account is known to have. */
  readonly readSavedSnapshots: (owner: Owner) => ReadonlySet<number>
  readonly writeSavedSnapshots: (owner: Owner, snapshots: readonly ChecklistSnapshot[]) => void
  /** Deletes the checklist and the snapshots of an owner. */
  readonly remove: (owner: Owner) => void
}

/**
 * @param lasting null where the browser blocks it
 * @param collection the key of a further collection, whose lists have keys of their own; null for the first one
 */
export function createChecklistStorage(lasting: KeyedTexts | null, collection: string | null = null): ChecklistStorage {
  const storage = lasting ?? createTextsInMemory()
  const keyOf = (key: string, owner: Owner) => storageKeyOf(key, owner, collection)
  const levels = memoizeParsing(storage, parseChecklist)
  const caps = memoizeParsing(storage, parseCaps)
  const joined = new Map<Owner, { readonly levels: Checklist; readonly caps: Checklist; readonly both: Checklist }>()
  const lists = memoizeParsing(storage, parseSnapshots)
  const moments = memoizeParsing(storage, parseMoments)
  return {
    isLasting: lasting !== null,
    readOwner: () => storage.getItem(ownerKey),
    writeOwner: (owner) => (owner === null ? storage.removeItem(ownerKey) : storage.setItem(ownerKey, owner)),
    readChecklist(owner) {
      const stored = { levels: levels.read(keyOf(checklistKey, owner)), caps: caps.read(keyOf(capsKey, owner)) }
      const last = joined.get(owner)
      if (last?.levels === stored.levels && last.caps === stored.caps) return last.both
      const both = joinMarks({ checklist: stored.levels, caps: stored.caps })
      joined.set(owner, { ...stored, both })
      return both
    },
    writeChecklist(owner, both) {
      const stored = splitMarks(both)
      levels.write(keyOf(checklistKey, owner), stored.checklist)
      if (!isSameCaps(stored.caps, caps.read(keyOf(capsKey, owner)))) caps.write(keyOf(capsKey, owner), stored.caps)
      joined.set(owner, { levels: stored.checklist, caps: caps.read(keyOf(capsKey, owner)), both })
    },
    readSnapshots: (owner) => lists.read(keyOf(snapshotsKey, owner)),
    writeSnapshots: (owner, snapshots) => lists.write(keyOf(snapshotsKey, owner), snapshots),
    readSavedSnapshots: (owner) => new Set(moments.read(keyOf(savedSnapshotsKey, owner))),
    writeSavedSnapshots: (owner, snapshots) =>
      moments.write(
        keyOf(savedSnapshotsKey, owner),
        snapshots.map(({ takenAtMs }) => takenAtMs),
      ),
    remove(owner) {
      storage.removeItem(keyOf(savedSnapshotsKey, owner))
      storage.removeItem(keyOf(checklistKey, owner))
      storage.removeItem(keyOf(capsKey, owner))
      storage.removeItem(keyOf(snapshotsKey, owner))
    },
  }
}

function isSameCaps(one: Checklist, other: Checklist): boolean {
  return isEmptyChecklist(pickNewer(one, other)) && isEmptyChecklist(pickNewer(other, one))
}

/** Memoizes the parsed text of each key: a single mark must not parse the whole list again. */
function memoizeParsing<Value>(storage: KeyedTexts, parse: (value: unknown) => Value) {
  const known = new Map<string, { readonly text: string | null; readonly value: Value }>()
  return {
    read(key: string): Value {
      const text = storage.getItem(key)
      const last = known.get(key)
      if (last?.text === text) return last.value
      const value = parse(parseJson(text))
      known.set(key, { text, value })
      return value
    },
    write(key: string, value: Value): void {
      const text = JSON.stringify(value)
      storage.setItem(key, text)
      known.set(key, { text, value })
    },
  }
}

/** Whether a change to this key by another tab concerns checklists. */
export function isChecklistKey(key: string | null): boolean {
  // Null: everything was cleared.
  return key === null || key.startsWith(checklistKey)
}

export function createTextsInMemory(): KeyedTexts {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** The key of a list; of a further collection with that behind it. */
export function storageKeyOf(key: string, owner: Owner, collection: string | null = null): string {
  if (collection !== null) return `${key}:${owner ?? ''}+${collection}`
  return owner === null ? key : `${key}:${owner}`
}

function parseMoments(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((moment) => typeof moment === 'number') : []
}

/** Invalid JSON was not written by this site and counts as empty. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

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

/** Whether the browser has promised not to clear what this site stores; null until it has said. */
export const isStorageKept = createStore<boolean | null>(null)

/** Asks for that promise, once there is something to keep; some browsers ask the reader. */
export async function askToKeepStorage(): Promise<void> {
  isStorageKept.write(await askBrowser((storage) => storage.persist()))
}

export async function readStorageKept(): Promise<void> {
  isStorageKept.write(await askBrowser((storage) => storage.persisted()))
}

/** Without https, and in private windows of some browsers, there is no storage to ask. */
async function askBrowser(ask: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return await ask(navigator.storage)
  } catch {
    return false
  }
}
