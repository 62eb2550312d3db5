import { useLayoutEffect } from 'react'

/**
 * Runs inline before the first paint: an address with a query may ask for part of a list, but the prerendered list is
 * complete. The attribute hides lists until they match the address, for at most four seconds.
 */
export const queryHintScript = `(function(d){if(location.search){d.query='';setTimeout(function(){delete d.query},4e3)}})(document.documentElement.dataset)`

/** Called when the list matches the address. */
function removeQueryHint(): void {
  delete document.documentElement.dataset['query']
}

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
