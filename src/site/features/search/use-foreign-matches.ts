import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ForeignKey, ForeignMatch, ForeignSearch } from './foreign-search.ts'
import { loadForeignSearch } from './load-foreign-search.ts'

interface ForeignMatches {
  readonly matches: readonly ForeignMatch[]
  /** Whether no more are to come. */
  readonly isComplete: boolean
}

const none: readonly ForeignMatch[] = []
/** Once it is there, it answers at once. */
let loaded: ForeignSearch | null = null

/** @param keys null while the query does not ask for names in other languages */
export function useForeignMatches(keys: readonly ForeignKey[] | null, query: string): ForeignMatches {
  const [search, setSearch] = useState(loaded)
  const [failedQuery, setFailedQuery] = useState<string | null>(null)
  const isMissing = keys !== null && search === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    loadForeignSearch().then(
      (found) => {
        loaded = found
        if (isCurrent) startTransition(() => setSearch(found))
      },
      (error: unknown) => {
        console.error('Names in other languages are not there; English ones still are.', error)
        if (isCurrent) setFailedQuery(query)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, query])
  const matches = useMemo(() => (keys && search ? search.find(keys, query) : none), [keys, search, query])
  return { matches, isComplete: !isMissing || failedQuery === query }
}
