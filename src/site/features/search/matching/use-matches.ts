import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { loadOnce } from '../../../ui/loading/load-once.ts'
import {
  findMatches,
  type FuzzyMatches,
  type Matches,
  type MatchSources,
  type MissingSources,
  type SearchedList,
} from './find-matches.ts'
import type { ForeignSearch } from './foreign-search.ts'
import { findFuzzyMatches, recallFuzzyMatches } from './fuzzy-search.ts'
import { loadForeignNames } from './load-foreign-names.ts'

/** Searches a list. Whole matches are immediate; other names, and similar ones, follow a moment later, below them. */
export function useMatches({ names, keys, details }: SearchedList, query: string): Matches {
  const find = useCallback(
    (sources: MatchSources) => findMatches({ names, keys, details }, query, sources),
    [names, keys, details, query],
  )
  return useMatchSources(names, query, find)
}

/** Searches with what is there, loads or computes what is missing, and searches again. @param find stable for a query */
export function useMatchSources<Found extends { readonly missing: MissingSources | null }>(
  names: readonly string[],
  query: string,
  find: (sources: MatchSources) => Found,
): Found {
  const [fuzzy, setFuzzy] = useState(() => recallFuzzyMatches(names))
  const [foreign, setForeign] = useState(readForeignSearch)
  const [failedQuery, setFailedQuery] = useState<string | null>(null)
  const found = useMemo(
    () => find({ fuzzy, foreign: foreign ?? (failedQuery === query ? noForeignNames : null) }),
    [find, fuzzy, foreign, failedQuery, query],
  )
  useFuzzyMatches(names, found.missing?.fuzzy ?? null, setFuzzy)
  const isForeignMissing = found.missing?.foreign === true
  useEffect(() => {
    if (!isForeignMissing) return
    let isCurrent = true
    loadForeignSearch().then(
      (loaded) => isCurrent && startTransition(() => setForeign(loaded)),
      (error: unknown) => {
        console.error('Names in other languages are unavailable; English names still work.', error)
        if (isCurrent) setFailedQuery(query)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isForeignMissing, query])
  return found
}

/** Fuzzy matches can wait while the reader types faster than this. */
const typingPauseMs = 50

/** @param query null for none */
function useFuzzyMatches(names: readonly string[], query: string | null, settle: (fuzzy: FuzzyMatches) => void): void {
  useEffect(() => {
    if (query === null) return
    const controller = new AbortController()
    const search = () =>
      findFuzzyMatches(names, query, controller.signal).then(
        // Input comes before fuzzy matches.
        (matches) => startTransition(() => settle(matches)),
        (error: unknown) => {
          if (controller.signal.aborted) return
          console.error('Fuzzy search is unavailable; exact matches still work.', error)
          settle({ names, query, indexes: [] })
        },
      )
    const timer = setTimeout(() => void search(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [names, query, settle])
}

let foreignSearch: ForeignSearch | null = null

/** Loads the names and the code that searches them, when a query first asks for them. */
const loadForeignSearch: () => Promise<ForeignSearch> = loadOnce(async () => {
  const [{ createForeignSearch }, file] = await Promise.all([import('./foreign-search.ts'), loadForeignNames()])
  foreignSearch = createForeignSearch(file)
  return foreignSearch
})

/** If it is loaded, it answers without delay. */
function readForeignSearch(): ForeignSearch | null {
  return foreignSearch
}

/** In place of names that cannot be loaded. */
const noForeignNames: Pick<ForeignSearch, 'find'> = { find: () => [] }
