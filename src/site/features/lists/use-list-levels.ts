import { useState } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import { useQuery } from '../search/use-query.ts'

type Owned = ReadonlyMap<string, ItemLevel>

/**
 * The levels that the filters go by. While the list is narrowed by what is owned they stand still: an item that is
 * ticked must not slip away from under the finger. Any other choice brings them up to date.
 * @param filterIds of the filters that ask for what is owned
 * @param isKnown false while what is owned is on its way
 */
export function useListLevels(owned: Owned, filterIds: readonly string[], isKnown = true): Owned {
  const query = useQuery()
  const [held, setHeld] = useState({ query, owned, isKnown })
  const parameters = new URLSearchParams(query)
  const isNarrowed = filterIds.some((id) => parameters.has(id))
  const holds = isNarrowed && held.query === query && held.isKnown === isKnown
  if (!holds && (held.owned !== owned || held.query !== query || held.isKnown !== isKnown)) {
    setHeld({ query, owned, isKnown })
  }
  return holds ? held.owned : owned
}
