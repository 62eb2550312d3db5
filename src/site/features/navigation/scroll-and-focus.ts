import { findHashTarget } from './find-hash-target.ts'
import { focusContent } from './focus-content.ts'
import type { Arrival } from './navigator.ts'
import type { ScrollPosition } from './scroll-memory.ts'

/** Scrolls to where the reader was, else to what the hash means, else to the top, and moves the focus along. */
export function scrollAndFocus({ url, isSamePath }: Arrival, saved: ScrollPosition | null): void {
  const target = findHashTarget(url.hash)
  // Within a page a hash that means nothing moves nothing; a new page begins at its top all the same.
  const isLost = url.hash !== '' && !target && isSamePath
  if (saved) scrollTo({ left: saved[0], top: saved[1], behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else if (!isLost) scrollTo({ left: 0, top: 0, behavior: 'instant' })
  focusContent(isSamePath ? target : null)
}
