import { useDeferredValue, useMemo } from 'react'
import { writeText } from './list-state.ts'
import { foldNames } from '../search/fold-name.ts'
import { prepareFuzzySearch } from '../search/fuzzy-matches.ts'
import { useMatches } from '../search/use-matches.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'

export interface Search<Entry> {
  readonly query: string
  readonly write: (query: string) => void
  /** Loads the fuzzy search engine before the first letter. */
  readonly prepare: () => void
  /** Best matches first; without a query, all entries in their own order. */
  readonly found: readonly Entry[]
  /** Whether the results are final. */
  readonly isComplete: boolean
}

/** Searches a list by name, with the query in the address. */
export function useSearch<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): Search<Entry> {
  const query = new URLSearchParams(useQuery()).get('q') ?? ''
  const names = foldNames(entries, nameOf)
  // A letter may move hundreds of cards; the field does not wait for them.
  const settled = useDeferredValue(query)
  const { indexes, isComplete } = useMatches(names, settled)
  const found = useMemo(() => (indexes ? indexes.map((index) => entries[index]!) : entries), [entries, indexes])
  return {
    query,
    write: (text) => replaceQuery((parameters) => writeText(parameters, text)),
    prepare: () => void prepareFuzzySearch(names).catch(ignore),
    found,
    isComplete: isComplete && settled === query,
  }
}

/** Searching loads the engine again and reports the failure. */
function ignore(): void {}
