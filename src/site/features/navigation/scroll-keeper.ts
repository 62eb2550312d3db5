import type { HistoryEntry } from './history-entries.ts'
import { nameLink } from './followed-link.ts'
import { createScrollMemory, openSessionStorage, type Place } from './scroll-memory.ts'

/** Replaces the browser's scroll restoration, which would scroll before the page is rendered. */
export interface ScrollKeeper {
  /** The reader leaves the current entry. */
  readonly leave: () => void
  /** The reader has arrived at the entry. */
  readonly enter: (entry: HistoryEntry) => void
  readonly find: (entry: HistoryEntry) => Place | null
  /** Scrolls to a place, and stays there until the page is what it was. */
  readonly restore: (place: Place) => void
}

/** Whether the reader has returned to the page that is shown: the place where they left it precedes that of the hash. */
export let isPlaceKnown = false

/**
 * Restores the position in the prerendered page after a reload or a return from another site.
 * @param entry of the page that the document holds; null if it is the page of another one
 * @param isReturn whether the reader was there before: of any other visit, no place is stored
 */
export function startScrollKeeper(entry: HistoryEntry | null, isReturn: boolean): ScrollKeeper {
  const memory = createScrollMemory(openSessionStorage)
  let current = entry
  let hold = new AbortController()
  let findHeld: (() => Place | null) | null = null
  let link: Element | null = null
  const { style } = document.documentElement

  function leave(): void {
    if (current) {
      const [x, y] = findHeld?.() ?? [scrollX, scrollY]
      memory.save(current.id, [x, y, link && nameLink(link)])
    }
    hold.abort()
    style.overflowAnchor = ''
  }

  function restore(place: Place): void {
    const [left, top, followed] = place
    isPlaceKnown = true
    scrollTo({ left, top, behavior: 'instant' })
    hold = new AbortController()
    if (top > 0 || followed) stay(place, hold).catch(console.error)
  }

  async function stay(place: Place, end: AbortController): Promise<void> {
    // What arrives above the place was there before: the browser must not follow what it pushes down.
    style.overflowAnchor = 'none'
    const holdScroll = await import('./hold-scroll.ts').then((module) => module.holdScroll)
    if (!end.signal.aborted) findHeld = holdScroll(place, end)
  }

  // Safari does not give a link the focus when it is pressed.
  for (const type of ['focusin', 'click'] as const)
    document.addEventListener(type, ({ target }) => {
      link = target instanceof Element ? target.closest('a[href]') : null
    })
  history.scrollRestoration = 'manual'
  const saved = isReturn && entry && memory.find(entry.id)
  if (saved) restore([saved[0], saved[1], null])
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
