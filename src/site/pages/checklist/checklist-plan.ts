import { itemKinds } from '#catalogue/entities.ts'
import { itemLevels, type ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { asIn, type Filter } from '../../features/lists/filter.ts'
import { buildOwnFilter } from '../../features/lists/own-filter.ts'
import { itemListPlan } from '../../features/lists/item-list-plan.ts'
import type { ListPlan } from '../../features/lists/list-plan.ts'

export const levelOperator = { name: 'level', title: 'Level', isNumber: true, options: null } as const

export const kindFilter: Filter<ItemListEntry> = {
  id: 'kind',
  title: 'Kind',
  isLead: true,
  isWord: true,
  compare: asIn(itemKinds),
  read: (item) => ({ value: item.kind, label: kindPlurals[item.kind] }),
}

/** The lists of items with what the reader owns. @param owned levels by item id */
export function buildChecklistPlan(owned: ReadonlyMap<string, ItemLevel>): ListPlan<ItemListEntry> {
  const level: Filter<ItemListEntry> = {
    id: levelOperator.name,
    title: levelOperator.title,
    isNumber: true,
    // What is not owned is below level 1.
    measure: ({ id }) => owned.get(id) ?? 0,
    compare: asIn(itemLevels.map(String)),
    read: ({ id }) => {
      const value = owned.get(id)
      return value === undefined ? null : { value: String(value), label: `Level ${value}` }
    },
  }
  const [rarity, ...others] = itemListPlan.filters
  return {
    ...itemListPlan,
    filters: [buildOwnFilter(owned), kindFilter, ...(rarity ? [rarity] : []), level, ...others],
  }
}
