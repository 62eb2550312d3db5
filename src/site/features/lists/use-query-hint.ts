import { useLayoutEffect } from 'react'
import { removeQueryHint } from './query-hint-script.ts'

/**
 * Shows what waited for the address to be obeyed.
 * @param query as the page has it: while the server's markup is hydrated, it is empty to everyone
 */
export function useQueryHint(query: string, isComplete: boolean): void {
  const isAsAsked = isComplete && query === (typeof location === 'undefined' ? '' : location.search)
  useLayoutEffect(() => {
    if (isAsAsked) removeQueryHint()
  }, [isAsAsked])
}
