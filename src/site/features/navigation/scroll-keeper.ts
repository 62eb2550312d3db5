import { readCurrentEntry, type HistoryEntry } from './history-entries.ts'
import { createScrollMemory, openSessionStorage, type ScrollPosition } from './scroll-memory.ts'

/** Takes the scroll position over from the browser, which would move before the page is there. */
export interface ScrollKeeper {
  /** The reader leaves the entry on which they are for another one. */
  readonly leave: () => void
  /** The reader has come to the entry. */
  readonly enter: (entry: HistoryEntry) => void
  readonly find: (entry: HistoryEntry) => ScrollPosition | null
}

/** Brings a reader who reloads, or returns from another site, back to where they were in the prerendered page. */
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
