import type { ItemLevel, Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/sharing.ts'
import { asIn, type Filter, type ListPlan } from '../../features/search/filters/list-plan.ts'
import { itemListPlan } from '../../features/search/filters/item-list-plan.ts'
import { kindFilter } from '../../features/search/filters/all-items-plan.ts'

/** For an item of either, whose it is and whose level is higher. */
const comparisons = [
  { value: 'theirs', label: say.onlyTheirs() },
  { value: 'mine', label: say.onlyYours() },
  { value: 'higher', label: say.theirsHigher() },
  { value: 'lower', label: say.yoursHigher() },
  { value: 'same', label: say.sameLevel() },
] as const

function compareOwners(theirs: ItemLevel, mine: ItemLevel): (typeof comparisons)[number] {
  const [onlyTheirs, onlyMine, higher, lower, same] = comparisons
  if (mine === 0) return onlyTheirs
  if (theirs === 0) return onlyMine
  if (theirs === mine) return same
  return theirs > mine ? higher : lower
}

/** The list of somebody's items. @param mine what the reader owns, to compare with; null to show theirs alone */
export function buildSharedPlan(theirs: Levels, mine: Levels | null): ListPlan<ItemListEntry> {
  const comparison: Filter<ItemListEntry> = {
    name: 'compare',
    title: say.compared(),
    isLead: true,
    options: comparisons,
    compare: asIn(comparisons.map(({ value }) => value)),
    read: ({ id }) => compareOwners(theirs.get(id) ?? 0, mine?.get(id) ?? 0),
  }
  return {
    ...itemListPlan,
    savedAs: mine ? 'compared' : 'shared',
    filters: [...(mine ? [comparison] : []), kindFilter, ...itemListPlan.filters],
    sortOrders: [
      { id: 'level', title: say.theirLevel(), isDescending: true, read: ({ id }) => theirs.get(id) ?? 0 },
      ...(mine ? [{ id: 'ahead', title: say.furthestAheadOfYou(), isDescending: true, read: ahead }] : []),
      ...itemListPlan.sortOrders,
    ],
  }

  function ahead({ id }: ItemListEntry): number {
    return (theirs.get(id) ?? 0) - (mine?.get(id) ?? 0)
  }
}
