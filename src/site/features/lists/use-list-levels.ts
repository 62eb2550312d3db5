import { useState } from 'react'
import type { Levels } from '#documents/checklist.ts'
import type { QueryOperator } from '../search/reading/query.ts'
import { useQuery } from '../search/use-query.ts'
import { asksFor } from '../search/filters/list-state.ts'

/**
 * The levels that filters use. While the list is filtered by ownership they are frozen, so that an item does not vanish
 * as the reader marks it. Any other choice updates them, and another source does.
 * @param operators of the filters that depend on what is owned
 * @param source of the levels: null until they are known, another one once they are another reader's
 */
export function useListLevels(
  owned: Levels,
  operators: readonly QueryOperator[],
  source: string | null = null,
): Levels {
  const query = useQuery()
  const [held, setHeld] = useState({ query, owned, source })
  const isNarrowed = asksFor(query, operators)
  const holds = isNarrowed && held.query === query && held.source === source
  if (!holds && (held.owned !== owned || held.query !== query || held.source !== source)) {
    setHeld({ query, owned, source })
  }
  return holds ? held.owned : owned
}
