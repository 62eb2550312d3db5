import { useEffect, useRef } from 'react'
import { focusLateContent } from '../../ui/focus-content.ts'
import { findHashTarget } from './scroll-and-focus.ts'
import { isPlaceKnown } from './scroll-keeper.ts'

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
