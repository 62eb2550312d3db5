import { viewKey } from '../../features/search/filters/list-state.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'

/** What the game's own collection shows, to enter many items at once, or a list with everything about an item. */
export type ChecklistLayout = 'grid' | 'list'

/** The layout in the address, and how to change it. */
export function useChecklistLayout(): [ChecklistLayout, (layout: ChecklistLayout) => void] {
  const layout = new URLSearchParams(useQuery()).get(viewKey) === 'list' ? 'list' : 'grid'
  return [layout, setLayout]
}

function setLayout(layout: ChecklistLayout): void {
  replaceQuery((parameters) => {
    if (layout === 'grid') parameters.delete(viewKey)
    else parameters.set(viewKey, layout)
  })
}
