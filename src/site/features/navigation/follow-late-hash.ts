import { focusLateContent } from '../../ui/focus-content.ts'
import { findHashTarget } from './scroll-and-focus.ts'
import { useEffect, useRef } from 'react'
import { isPlaceKnown } from './scroll-keeper.ts'

/**
 * Follows the hash of the address once its target is drawn, unless the reader has scrolled by then. For documents that hold
 * the first screen of a page: browsers do it if the target is there from the start.
 */
export function followLateHash(): void {
  if (location.hash === '' || findHashTarget(location.hash)) return
  const drawn = new MutationObserver(() => {
    const target = findHashTarget(location.hash)
    if (!target && scrollY === 0) return
    drawn.disconnect()
    if (!target || scrollY > 0) return
    target.scrollIntoView({ behavior: 'instant' })
    focusLateContent(target)
  })
  drawn.observe(document.body, { childList: true, subtree: true })
}

/**
 * Follows the hash of the address once its target is there. What loads on demand is not when a page arrives. Readers who
 * return are at the place that they left.
 */
export function useFollowedHash(): void {
  const isFollowed = useRef(false)
  useEffect(() => {
    const target = findHashTarget(location.hash)
    if (isFollowed.current || !target) return
    isFollowed.current = true
    if (isPlaceKnown) return
    target.scrollIntoView({ behavior: 'instant' })
    focusLateContent(target)
  })
}
