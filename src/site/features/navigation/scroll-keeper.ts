import { readCurrentEntry, type HistoryEntry } from './history-entries.ts'
import { createScrollMemory, openSessionStorage, type ScrollPosition } from './scroll-memory.ts'

/** Replaces the browser's scroll restoration, which would scroll before the page is rendered. */
export interface ScrollKeeper {
  /** The reader leaves the current entry. */
  readonly leave: () => void
  /** The reader has arrived at the entry. */
  readonly enter: (entry: HistoryEntry) => void
  readonly find: (entry: HistoryEntry) => ScrollPosition | null
}

/** Restores the position in the prerendered page after a reload or a return from another site. */
export function startScrollKeeper(): ScrollKeeper {
  const memory = createScrollMemory(openSessionStorage())
  let current = readCurrentEntry(null)
  const leave = () => memory.save(current.id, [scrollX, scrollY])

  history.scrollRestoration = 'manual'
  const saved = memory.find(current.id)
  if (saved) scrollTo({ left: saved[0], top: saved[1], behavior: 'instant' })
  addEventListener('pagehide', () => {
    leave()
    memory.keep()
  })
  return {
    leave,
    enter(entry) {
      current = entry
    },
    find: (entry) => memory.find(entry.id),
  }
}
