import { openStorage } from '../../../ui/store/open-storage.ts'
import type { PendingWrite } from './outbox.ts'

/**
 * A user's writes until IndexedDB has them. That takes a moment, and leaving the page ends what has begun there; what
 * `localStorage` was given is there for the next page. Each write has a key of its own, so that tabs cannot undo what
 * others do at the same time.
 */
export interface UnstoredWrites {
  /** Oldest first, those of all tabs. */
  readonly list: () => readonly PendingWrite[]
  /** @returns false where the browser blocks it or has no space left */
  readonly add: (write: PendingWrite) => boolean
  readonly has: (id: string) => boolean
  readonly remove: (writes: readonly PendingWrite[]) => void
}

interface Unstored {
  readonly write: PendingWrite
  /** Milliseconds since 1970. */
  readonly madeAt: number
}

export function openUnstoredWrites(uid: string): UnstoredWrites {
  const prefix = `topshelf-writes/${uid}/`
  const storage = openStorage()
  return {
    list() {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
      const texts = keys.filter((key) => key.startsWith(prefix)).map((key) => storage?.getItem(key) ?? '')
      // Only this file writes there.
      const unstored = texts.filter(Boolean).map((text) => JSON.parse(text) as Unstored)
      return unstored.toSorted((one, other) => one.madeAt - other.madeAt).map(({ write }) => write)
    },
    add(write) {
      const unstored: Unstored = { write, madeAt: Date.now() }
      try {
        storage?.setItem(prefix + write.id, JSON.stringify(unstored))
        return storage !== null
      } catch {
        return false
      }
    },
    has: (id) => Boolean(storage?.getItem(prefix + id)),
    remove: (writes) => writes.forEach(({ id }) => storage?.removeItem(prefix + id)),
  }
}
