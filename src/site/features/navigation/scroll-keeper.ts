import type { HistoryEntry } from './history-entries.ts'
import { createScrollMemory, openSessionStorage, type ScrollPosition } from './scroll-memory.ts'

/** Replaces the browser's scroll restoration, which would scroll before the page is rendered. */
export interface ScrollKeeper {
  /** The reader leaves the current entry. */
  readonly leave: () => void
  /** The reader has arrived at the entry. */
  readonly enter: (entry: HistoryEntry) => void
  readonly find: (entry: HistoryEntry) => ScrollPosition | null
  /** Scrolls to a place, and stays there until the page is what it was. */
  readonly restore: (position: ScrollPosition) => void
}

/** Whether the reader has returned to the page that is shown: the place where they left it precedes that of the hash. */
export let isPlaceKnown = false

/**
 * Restores the position in the prerendered page after a reload or a return from another site.
 * @param entry of the page that the document holds; null if it is the page of another one
 */
export function startScrollKeeper(entry: HistoryEntry | null): ScrollKeeper {
  const memory = createScrollMemory(openSessionStorage())
  let current = entry
  let hold = new AbortController()
  let findHeld: (() => ScrollPosition | null) | null = null
  const { style } = document.documentElement

  function leave(): void {
    if (current) memory.save(current.id, findHeld?.() ?? [scrollX, scrollY])
    hold.abort()
    style.overflowAnchor = ''
  }

  function restore(position: ScrollPosition): void {
    const [left, top] = position
    isPlaceKnown = true
    scrollTo({ left, top, behavior: 'instant' })
    hold = new AbortController()
    if (top > 0) stay(position, hold).catch(console.error)
  }

  async function stay(position: ScrollPosition, end: AbortController): Promise<void> {
    // What arrives above the place was there before: the browser must not follow what it pushes down.
    style.overflowAnchor = 'none'
    const holdScroll = await import('./hold-scroll.ts').then((module) => module.holdScroll)
    if (!end.signal.aborted) findHeld = holdScroll(position, end)
  }

  history.scrollRestoration = 'manual'
  const saved = entry && memory.find(entry.id)
  if (saved) restore(saved)
  addEventListener('pagehide', () => {
    leave()
    memory.keep()
  })
  return {
    leave,
    enter(entered) {
      current = entered
      isPlaceKnown = false
    },
    find: ({ id }) => memory.find(id),
    restore,
  }
}
