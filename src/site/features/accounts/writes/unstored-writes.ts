import type { PendingWrite } from './outbox.ts'

/**
 * A user's writes until IndexedDB has them. It takes a moment, and leaving the page ends what has begun there; what
 * `localStorage` was given is there for the next page.
 */
export interface UnstoredWrites {
  /** Oldest first, those of all tabs. */
  readonly list: () => readonly PendingWrite[]
  /** @returns false where the browser blocks it or has no space left */
  readonly add: (write: PendingWrite) => boolean
  readonly remove: (ids: readonly string[]) => void
}

export function openUnstoredWrites(uid: string): UnstoredWrites {
  const key = `topshelf-writes/${uid}`

  function list(): readonly PendingWrite[] {
    try {
      // Only this file writes there.
      return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly PendingWrite[]
    } catch {
      return []
    }
  }

  function keep(writes: readonly PendingWrite[]): boolean {
    try {
      if (writes.length > 0) localStorage.setItem(key, JSON.stringify(writes))
      else localStorage.removeItem(key)
      return true
    } catch {
      return false
    }
  }

  return {
    list,
    add: (write) => keep([...list(), write]),
    remove: (ids) => void keep(list().filter(({ id }) => !ids.includes(id))),
  }
}
