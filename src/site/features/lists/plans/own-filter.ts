import type { QueryOperator } from '../../query/query.ts'
import { asIn, type Filter } from './filter.ts'

export const ownOperator = {
  name: 'own',
  title: 'Your items',
  isWord: true,
  options: [
    { value: 'owned', label: 'Owned' },
    { value: 'missing', label: 'Missing' },
  ],
} as const satisfies QueryOperator

/** Filters items by whether the reader owns them. @param owned levels by item id */
export function buildOwnFilter(owned: ReadonlyMap<string, number>): Filter<{ readonly id: string }> {
  return {
    // Both values are always offered, so that marking a first item shifts nothing.
    ...ownOperator,
    isLead: true,
    compare: asIn(['owned', 'missing']),
    read: ({ id }) => (owned.has(id) ? { value: 'owned', label: 'Owned' } : { value: 'missing', label: 'Missing' }),
  }
}
