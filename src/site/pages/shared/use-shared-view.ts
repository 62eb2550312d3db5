import { viewKey, writeText } from '../../features/search/filters/list-state.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'

export const sharedViews = ['theirs', 'compare'] as const
type SharedView = (typeof sharedViews)[number]

/** The view in the address, and how to change it. */
export function useSharedView(): [SharedView, (view: SharedView) => void] {
  const view = new URLSearchParams(useQuery()).get(viewKey) === 'compare' ? 'compare' : 'theirs'
  return [view, setView]
}

function setView(view: SharedView): void {
  replaceQuery((parameters) => {
    // A query for one may mean nothing to the other.
    writeText(parameters, '')
    if (view === 'theirs') parameters.delete(viewKey)
    else parameters.set(viewKey, view)
  })
}
