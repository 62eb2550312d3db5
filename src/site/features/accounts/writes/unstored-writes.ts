import type { PendingWrite } from './pending-write.ts'

/**
 * A user's writes until IndexedDB has them. That takes a moment, and leaving the page ends what has begun there; what
 * `localStorage` was given is there for the next page. Each write has a key of its own, so that tabs cannot undo what
 * others do at the same time.
 */
export interface UnstoredWrites {
  /** Oldest first, those of all tabs. */
  readonly list: () => readonly PendingWrite[]
  /** @returns false where the browser blocks it or has no space left; then there is nothing to ask for or remove */
  readonly add: (write: PendingWrite) => boolean
  readonly has: (write: PendingWrite) => boolean
  readonly remove: (write: PendingWrite) => void
  readonly clear: () => void
}

export function openUnstoredWrites(uid: string): UnstoredWrites {
  const keyOf = (id: string) => `topshelf-writes/${uid}/${id}`

  function listKeys(): readonly string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')))
    } catch {
      return []
    }
  }

  return {
    // Ids begin with the time.
    list: () => listKeys().toSorted().flatMap(readWrite),
    add(write) {
      try {
        localStorage.setItem(keyOf(write.id), JSON.stringify(write))
        return true
      } catch {
        return false
      }
    },
    has: ({ id }) => localStorage.getItem(keyOf(id)) !== null,
    remove: ({ id }) => localStorage.removeItem(keyOf(id)),
    clear: () => listKeys().forEach((key) => localStorage.removeItem(key)),
  }
}

/** None for what cannot be read: only this file writes there, but a write may have been cut short. */
function readWrite(key: string): PendingWrite[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '') as PendingWrite]
  } catch (error) {
    console.warn(`${key} cannot be read.`, error)
    return []
  }
}
