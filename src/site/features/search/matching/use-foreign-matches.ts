import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ForeignKey, ForeignMatch, ForeignSearch } from './foreign-search.ts'
import { loadForeignSearch, readForeignSearch } from './load-foreign-search.ts'

interface ForeignMatches {
  readonly matches: readonly ForeignMatch[]
  /** Null while it is not loaded. */
  readonly search: ForeignSearch | null
  /** Whether the matches are final. */
  readonly isComplete: boolean
}

const none: readonly ForeignMatch[] = []

/** @param keys null if the query does not ask for foreign names */
export function useForeignMatches(keys: readonly ForeignKey[] | null, query: string): ForeignMatches {
  const [search, setSearch] = useState(readForeignSearch)
  const [failedQuery, setFailedQuery] = useState<string | null>(null)
  const isMissing = keys !== null && search === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    loadForeignSearch().then(
      (found) => isCurrent && startTransition(() => setSearch(found)),
      (error: unknown) => {
        console.error('Names in other languages are unavailable; English names still work.', error)
        if (isCurrent) setFailedQuery(query)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, query])
  const matches = useMemo(() => (keys && search ? search.find(keys, query) : none), [keys, search, query])
  return { matches, search, isComplete: !isMissing || failedQuery === query }
}
