import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { loadFuzzySearch } from './load-fuzzy-search.ts'
import { type FuzzyMatch, rankMatches } from './rank-matches.ts'
import { useQueryText } from './use-query-text.ts'

export interface Search<Entry> {
  readonly query: string
  readonly write: (query: string) => void
  /** Fetches the fuzzy engine ahead of the first letter. */
  readonly prepare: () => void
  /** Best first while a query stands, otherwise all in their own order. */
  readonly found: readonly Entry[]
}

/** Searches a list by name. Whole matches are there at once; fuzzy ones join when their engine has loaded. */
export function useSearch<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): Search<Entry> {
  const [query, write] = useQueryText('q')
  const [wanted, setWanted] = useState(false)
  const [matchFuzzily, setMatchFuzzily] = useState<FuzzyMatch | null>(null)
  const names = useMemo(() => entries.map((entry) => nameOf(entry).toLowerCase()), [entries, nameOf])
  const loading = wanted || query !== ''
  useEffect(() => {
    if (!loading) return
    let current = true
    loadFuzzySearch(names).then(
      (match) => current && setMatchFuzzily(() => match),
      (error: unknown) => console.error('Fuzzy search could not be loaded; whole matches still work.', error),
    )
    return () => {
      current = false
    }
  }, [loading, names])
  const settled = useDeferredValue(query)
  const found = useMemo(() => {
    const places = rankMatches(names, settled, matchFuzzily)
    return places ? places.map((place) => entries[place]!) : entries
  }, [entries, names, settled, matchFuzzily])
  return { query, write, prepare: () => setWanted(true), found }
}
