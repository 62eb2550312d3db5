import { useState } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import { useQuery } from '../search/use-query.ts'
import { ownFilterIds } from './checklist-plan.ts'

type Owned = ReadonlyMap<string, ItemLevel>

/**
 * The levels that the filters go by. While the list is narrowed by what is owned they stand still: an item that is
 * ticked must not slip away from under the finger. Any other choice brings them up to date.
 */
export function useListLevels(owned: Owned): Owned {
  const query = useQuery()
  const [held, setHeld] = useState({ query, owned })
  const parameters = new URLSearchParams(query)
  const isNarrowed = ownFilterIds.some((id) => parameters.has(id))
  if (held.query !== query || (!isNarrowed && held.owned !== owned)) setHeld({ query, owned })
  return isNarrowed && held.query === query ? held.owned : owned
}
