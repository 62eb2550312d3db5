import { useLayoutEffect } from 'react'
import { removeQueryHint } from './query-hint-script.ts'

/**
 * Shows the list once it matches the address.
 * @param query as React sees it: empty during hydration
 * @returns whether it does
 */
export function useQueryHint(query: string, isComplete: boolean): boolean {
  const isAsAsked = isComplete && query === (typeof location === 'undefined' ? '' : location.search)
  useLayoutEffect(() => {
    if (isAsAsked) removeQueryHint()
  }, [isAsAsked])
  return isAsAsked
}
