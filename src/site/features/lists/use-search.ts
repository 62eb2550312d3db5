import { useDeferredValue, useMemo } from 'react'
import type { ListPlan } from '../search/filters/list-plan.ts'
import { writeParameter } from '../search/filters/list-state.ts'
import { foldNames } from '../search/matching/fold-name.ts'
import { prepareFuzzySearch } from '../search/matching/fuzzy-search.ts'
import { useMatches } from '../search/matching/use-matches.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'

export interface Found<Entry> {
  /** Best matches first; without a query, all entries in their own order. */
  readonly found: readonly Entry[]
  /** How many of the first contain what was typed; the others are like it. */
  readonly wholeCount: number
  /** Whether the results are final. */
  readonly isComplete: boolean
  /** Loads the fuzzy search engine before the first letter. */
  readonly prepare: () => void
}

export interface Search<Entry> extends Found<Entry> {
  readonly query: string
  readonly write: (query: string) => void
}

type Named<Entry> = Pick<ListPlan<Entry>, 'nameOf' | 'detailOf' | 'foreignKeyOf'>

/** Searches a list by name, in English and in other languages, with the query in the address under a key of its own. */
export function useSearch<Entry>(entries: readonly Entry[], plan: Named<Entry>, key: string): Search<Entry> {
  const query = new URLSearchParams(useQuery()).get(key) ?? ''
  // A letter may move many entries; the field does not wait for them.
  const settled = useDeferredValue(query)
  const found = useFound(entries, plan, settled)
  return {
    ...found,
    query,
    write: (text) => replaceQuery((parameters) => writeParameter(parameters, key, text)),
    isComplete: found.isComplete && settled === query,
  }
}

/**
 * The entries of a list that match a text: by their names, in English or in other languages, then by what else is written
 * on them; then those with similar names, unless the text is written on others as it stands.
 */
export function useFound<Entry>(
  entries: readonly Entry[],
  { nameOf, detailOf, foreignKeyOf }: Named<Entry>,
  text: string,
): Found<Entry> {
  const names = foldNames(entries, nameOf)
  const keys = useMemo(() => (foreignKeyOf ? entries.map(foreignKeyOf) : null), [entries, foreignKeyOf])
  const details = useMemo(() => (detailOf ? entries.map(detailOf) : null), [entries, detailOf])
  const { indexes, wholeCount, missing } = useMatches({ names, keys, details }, text)
  const found = useMemo(() => indexes?.map((index) => entries[index]!) ?? entries, [entries, indexes])
  return {
    found,
    wholeCount,
    isComplete: missing === null,
    prepare: () => void prepareFuzzySearch(names).catch(ignore),
  }
}

/** Searching loads the engine again and reports the failure. */
function ignore(): void {}
