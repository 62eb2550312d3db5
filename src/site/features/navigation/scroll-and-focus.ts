import { afterPaint } from '../../ui/loading/after-paint.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { findLink } from './followed-link.ts'
import { focusContent } from '../../ui/focus-content.ts'
import type { Arrival } from './navigator.ts'
import type { ScrollKeeper } from './scroll-keeper.ts'
import { decodeEscapes } from '#pages/routes/decode-escapes.ts'

/**
 * Scrolls to the saved position, else to the hash target, else to the top, and moves the focus accordingly: who comes
 * back goes on from the link that they followed, and the next Tab does not lead to the top of a long list.
 */
export function scrollAndFocus({ url, entry, isReturn, isSamePath }: Arrival, scroll: ScrollKeeper): void {
  const saved = isReturn ? scroll.find(entry) : null
  const target = findHashTarget(url.hash)
  // An unknown hash does not scroll within a page; a new page still starts at the top.
  const isLost = url.hash !== '' && !target && isSamePath
  if (saved) scroll.restore(saved)
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else if (!isLost) scrollTo({ left: 0, top: 0, behavior: 'instant' })
  if (isModalOpen()) return
  const link = saved?.[2] ? findLink(saved[2]) : null
  if (saved || target) focusContent(link ?? target)
  else focusAfterPaint()
}

/** Focusing lays the page out, which would hold up its first frame. Whatever takes the focus meanwhile keeps it. */
function focusAfterPaint(): void {
  const before = document.activeElement
  afterPaint(() => {
    const { activeElement, body } = document
    if (!isModalOpen() && (activeElement === before || activeElement === body)) focusContent(null)
  })
}

/** The element a `#…` refers to, found as browsers do: as written, then decoded; null if there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  if (name === '') return null
  return document.getElementById(name) ?? document.getElementById(decodeEscapes(name))
}
