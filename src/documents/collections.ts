/**
 * A player's further collections: a second account in the game, a child's, a friend's. Their names are in one document,
 * `collections/{uid}`, and what each holds is a document of its own, `checklists/{uid}_{key}`. The first collection
 * stays the checklist of the user document, so devices and servers that are older than this see what they always saw.
 *
 * What a player keeps of an earlier time under a name is stored in the same way, with that time, and never changes.
 */
import type { Checklist } from './checklist.ts'
import { isJsonObject, ownValue } from './json-value.ts'

/** Names the first collection, which has no document of its own. */
export const firstCollection = 'first'

/** Those that a player may have, the first included. */
export const mostCollections = 20
/** Snapshots that a player may keep by name. */
export const mostKept = 20
/** Those that two devices without a connection may come to together; names of removed ones count. */
export const mostCollectionNames = 100
/** In characters. */
export const longestCollectionName = 40

/** Of further collections; made by a device at random, so that two devices never mean different ones by it. */
const keyPattern = /^[a-z0-9]{8}$/

export type CollectionName = {
  readonly name: string
  /** When it was named or removed: milliseconds since 1970. */
  readonly changedAtMs: number
  /** Absent where it was not. */
  readonly isRemoved?: boolean
  /** Of a snapshot that is kept: when the checklist was so, in milliseconds since 1970. Absent of a collection. */
  readonly takenAtMs?: number
}

/** By key; the first collection is there only if it was given a name. */
export type CollectionNames = Readonly<Record<string, CollectionName>>

/** The document `collections/{uid}`. */
export type CollectionsDocument = { readonly collections: CollectionNames }

/** A document `checklists/{uid}_{key}`. */
export type CollectionDocument = { readonly checklist?: Checklist; readonly caps?: Checklist }

export function isCollectionKey(value: string): boolean {
  return keyPattern.test(value)
}

export function createCollectionKey(): string {
  const digits = crypto.getRandomValues(new Uint8Array(8))
  return [...digits].map((digit) => (digit % 36).toString(36)).join('')
}

/** The valid names in an untrusted value. */
export function parseCollectionNames(value: unknown): CollectionNames {
  if (!isJsonObject(value)) return {}
  const names: Record<string, CollectionName> = {}
  for (const [key, entry] of Object.entries(value)) {
    if ((key !== firstCollection && !isCollectionKey(key)) || !isJsonObject(entry)) continue
    const { name, changedAtMs, isRemoved, takenAtMs } = entry
    if (typeof name !== 'string' || name.trim() === '' || typeof changedAtMs !== 'number') continue
    names[key] = {
      name,
      changedAtMs,
      ...(isRemoved === true && { isRemoved }),
      ...(typeof takenAtMs === 'number' && key !== firstCollection && { takenAtMs }),
    }
  }
  return names
}

/**
 * Both lists in one: of each collection what happened to it last. Where there are too many, the names of those go that
 * were removed longest ago. The same lists give the same result in either order.
 */
export function mergeCollectionNames(one: CollectionNames, other: CollectionNames): CollectionNames {
  const merged: Record<string, CollectionName> = { ...one }
  for (const [key, entry] of Object.entries(other)) {
    const known = ownValue(merged, key)
    if (!known || isLater(entry, known)) merged[key] = entry
  }
  const removed = Object.entries(merged).filter(([, { isRemoved }]) => isRemoved)
  const surplus = Object.keys(merged).length - mostCollectionNames
  const oldest = removed.toSorted(([, a], [, b]) => a.changedAtMs - b.changedAtMs).slice(0, Math.max(0, surplus))
  for (const [key] of oldest) delete merged[key]
  return merged
}

function isLater(entry: CollectionName, known: CollectionName): boolean {
  if (entry.changedAtMs !== known.changedAtMs) return entry.changedAtMs > known.changedAtMs
  // What remains wins over what was removed, then the later name in the alphabet: so both devices decide the same.
  if (entry.isRemoved !== known.isRemoved) return known.isRemoved === true
  if (entry.name !== known.name) return entry.name > known.name
  // A page that is older than kept snapshots takes one for a collection.
  return (entry.takenAtMs ?? 0) > (known.takenAtMs ?? 0)
}

export function areSameNames(one: CollectionNames, other: CollectionNames): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => {
      const [a, b] = [ownValue(one, key), ownValue(other, key)]
      return (
        a?.name === b?.name &&
        a?.changedAtMs === b?.changedAtMs &&
        a?.isRemoved === b?.isRemoved &&
        a?.takenAtMs === b?.takenAtMs
      )
    })
  )
}
