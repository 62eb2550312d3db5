import { itemKinds } from '#catalogue/entities.ts'
import { itemLevels, type ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/page-data.ts'
import { kindPlurals } from '../components/wording.ts'
import { asIn, type Filter } from '../lists/filter.ts'
import { itemListPlan } from '../lists/item-list-plan.ts'
import type { ListPlan } from '../lists/list-plan.ts'

/** The filters that ask for what the reader owns, which changes under their hands. */
export const ownFilterIds = ['own', 'level'] as const

const kind: Filter<ItemListEntry> = {
  id: 'kind',
  title: 'Kind',
  isLead: true,
  order: asIn(itemKinds),
  read: (item) => ({ value: item.kind, label: kindPlurals[item.kind] }),
}

/** The lists of items with what the reader owns. @param owned levels by item id */
export function buildChecklistPlan(owned: ReadonlyMap<string, ItemLevel>): ListPlan<ItemListEntry> {
  const own: Filter<ItemListEntry> = {
    id: 'own',
    title: 'Yours',
    isLead: true,
    order: asIn(['owned', 'missing']),
    read: ({ id }) => (owned.has(id) ? { value: 'owned', label: 'Owned' } : { value: 'missing', label: 'Missing' }),
  }
  const level: Filter<ItemListEntry> = {
    id: 'level',
    title: 'Level',
    order: asIn(itemLevels.map(String)),
    read: ({ id }) => {
      const value = owned.get(id)
      return value === undefined ? null : { value: String(value), label: `Level ${value}` }
    },
  }
  const [rarity, ...others] = itemListPlan.filters
  return { ...itemListPlan, filters: [own, kind, ...(rarity ? [rarity] : []), level, ...others] }
}
