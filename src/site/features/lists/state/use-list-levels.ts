import { useState } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import type { QueryOperator } from '../../query/query.ts'
import { useQuery } from '../../search/use-query.ts'
import { asksFor } from './list-state.ts'

type Owned = ReadonlyMap<string, ItemLevel>

/**
 * The levels that filters use. While the list is filtered by ownership they are frozen, so that an item does not vanish
 * as the reader marks it. Any other choice updates them.
 * @param operators of the filters that depend on what is owned
 * @param isKnown false while the checklist is loading
 */
export function useListLevels(owned: Owned, operators: readonly QueryOperator[], isKnown = true): Owned {
  const query = useQuery()
  const [held, setHeld] = useState({ query, owned, isKnown })
  const isNarrowed = asksFor(query, operators)
  const holds = isNarrowed && held.query === query && held.isKnown === isKnown
  if (!holds && (held.owned !== owned || held.query !== query || held.isKnown !== isKnown)) {
    setHeld({ query, owned, isKnown })
  }
  return holds ? held.owned : owned
}
