import type { ItemLevel } from '#documents/checklist.ts'
import { asIn, type Filter } from './filter.ts'

export const ownFilterId = 'own'

/** Narrows items to what the reader owns, or does not. @param owned levels by item id */
export function buildOwnFilter(owned: ReadonlyMap<string, ItemLevel>): Filter<{ readonly id: string }> {
  return {
    id: ownFilterId,
    title: 'Yours',
    isLead: true,
    compare: asIn(['owned', 'missing']),
    // Both are always there, so that the first tick moves nothing.
    options: [
      { value: 'owned', label: 'Owned' },
      { value: 'missing', label: 'Missing' },
    ],
    read: ({ id }) => (owned.has(id) ? { value: 'owned', label: 'Owned' } : { value: 'missing', label: 'Missing' }),
  }
}
