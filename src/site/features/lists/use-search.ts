import { useDeferredValue, useMemo } from 'react'
import type { ListPlan } from './list-plan.ts'
import { writeText } from './list-state.ts'
import { listForeignKeys } from '../search/list-foreign-keys.ts'
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

/**
 * Searches a list by name, in English and in other languages, with the query in the address.
 * @param readText what is looked for, of the address's query
 */
export function useSearch<Entry>(
  entries: readonly Entry[],
  { nameOf, foreignKeyOf }: Pick<ListPlan<Entry>, 'nameOf' | 'foreignKeyOf'>,
  readText: (search: string) => string = readWholeText,
): Search<Entry> {
  const query = readText(useQuery())
  const names = foldNames(entries, nameOf)
  const keys = foreignKeyOf ? listForeignKeys(entries, foreignKeyOf) : null
  // A letter may move hundreds of cards; the field does not wait for them.
  const settled = useDeferredValue(query)
  const { indexes, isComplete } = useMatches(names, settled, keys)
  const found = useMemo(() => (indexes ? indexes.map((index) => entries[index]!) : entries), [entries, indexes])
  return {
    query,
    write: (text) => replaceQuery((parameters) => writeText(parameters, text)),
    prepare: () => void prepareFuzzySearch(names).catch(ignore),
    found,
    isComplete: isComplete && settled === query,
  }
}

function readWholeText(search: string): string {
  return new URLSearchParams(search).get('q') ?? ''
}

/** Searching loads the engine again and reports the failure. */
function ignore(): void {}
