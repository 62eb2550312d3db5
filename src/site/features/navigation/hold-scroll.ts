import { focusLateContent } from '../../ui/focus-content.ts'
import { findLink } from './followed-link.ts'
import type { Place } from './scroll-memory.ts'

/** Longer than a list that waits for its matches may stay hidden. */
const patienceMs = 10_000
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Comes back to a place while the page is still becoming what it was: lists are narrowed to what the address asks for,
 * and parts that are loaded on demand arrive.
 * @param end aborted when the reader, or anything else, scrolls, and when it took too long
 * @returns the place while it is held and the page is there; null once the reader has gone on from it
 */
export function holdScroll(place: Place, end: AbortController): () => Place | null {
  const [left, top, link] = place
  const { signal } = end
  const { documentElement: root, body } = document
  const comeBack = () => {
    scrollTo({ left, top, behavior: 'instant' })
    const followed = link && findLink(link)
    if (followed) focusLateContent(followed)
  }
  const stop = () => end.abort()
  /** There, or as far down as the page reaches yet. */
  const isHere = () => Math.abs(scrollY - top) < 2 || (scrollY < top && scrollY + innerHeight > root.scrollHeight - 2)
  signal.addEventListener('abort', () => {
    root.style.overflowAnchor = ''
  })
  if (!isHere()) {
    stop()
    return () => null
  }
  const growth = new ResizeObserver(comeBack)
  growth.observe(body)
  const timer = setTimeout(stop, patienceMs)
  for (const input of inputs) addEventListener(input, stop, { signal, passive: true })
  addEventListener('scroll', () => isHere() || stop(), { signal, passive: true })
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  return () => (isHere() && !signal.aborted ? place : null)
}
