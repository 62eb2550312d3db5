import type { ItemLevel } from '#documents/checklist.ts'
import { asIn, type Filter } from './filter.ts'

export const ownFilterId = 'own'

/** Filters items by whether the reader owns them. @param owned levels by item id */
export function buildOwnFilter(owned: ReadonlyMap<string, ItemLevel>): Filter<{ readonly id: string }> {
  return {
    id: ownFilterId,
    title: 'Your items',
    isLead: true,
    compare: asIn(['owned', 'missing']),
    // Both are always offered, so that marking a first item shifts nothing.
    options: [
      { value: 'owned', label: 'Owned' },
      { value: 'missing', label: 'Missing' },
    ],
    read: ({ id }) => (owned.has(id) ? { value: 'owned', label: 'Owned' } : { value: 'missing', label: 'Missing' }),
  }
}
