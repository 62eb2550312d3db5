import { viewKey } from '../../features/lists/state/list-state.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'

export const checklistLayouts = ['list', 'quick'] as const
/** A list with everything about an item, or what the game's own collection shows, to enter many items at once. */
export type ChecklistLayout = (typeof checklistLayouts)[number]

/** The layout in the address, and how to change it. */
export function useChecklistLayout(): [ChecklistLayout, (layout: ChecklistLayout) => void] {
  const layout = new URLSearchParams(useQuery()).get(viewKey) === 'quick' ? 'quick' : 'list'
  return [layout, setLayout]
}

function setLayout(layout: ChecklistLayout): void {
  replaceQuery((parameters) => {
    if (layout === 'list') parameters.delete(viewKey)
    else parameters.set(viewKey, layout)
  })
}
