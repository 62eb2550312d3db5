import { startTransition, useEffect, useMemo, useState } from 'react'
import { asksForeignNames, mayBeEnglish, joinMatches } from './find-matches.ts'
import { findDetailMatches } from './find-detail-matches.ts'
import { findWholeMatches } from './find-whole-matches.ts'
import type { ForeignKey, ForeignMatch, ForeignSearch } from './foreign-search.ts'
import { type FuzzyMatches, findFuzzyMatches, recallFuzzyMatches } from './fuzzy-search.ts'
import { useForeignMatches } from './use-foreign-matches.ts'

interface Matches {
  /** How many of the first indexes are whole matches. */
  readonly wholeCount: number
  /** Indexes in the list of names, best first; null without a query. */
  readonly indexes: readonly number[] | null
  /** Matches of foreign names, among the whole matches. */
  readonly foreign: readonly ForeignMatch[]
  /** What finds foreign names; null while no query has asked for it. */
  readonly foreignSearch: ForeignSearch | null
  /** Whether the results are final. */
  readonly isComplete: boolean
}

/** Fuzzy matches can wait while the reader types faster than this. */
const typingPauseMs = 50

/**
 * Searches folded names (a stable array). Whole matches are immediate; foreign names, if the query asks for them, and
 * fuzzy matches follow a moment later, below them. What else is written on entries counts as whole, after names; then
 * there are no fuzzy matches.
 * @param keys of the foreign names of each entry; null if the entries have none
 * @param details what else is written on each entry (a stable array); null for nothing
 */
export function useMatches(
  names: readonly string[],
  query: string,
  keys: readonly ForeignKey[] | null,
  details: readonly string[] | null = null,
): Matches {
  const isGuessed = query.trim() !== '' && mayBeEnglish(query)
  const fuzzy = useFuzzyMatches(names, isGuessed ? query : '')
  const whole = useMemo(() => findWholeMatches(names, query), [names, query])
  const asksForeign = whole !== null && asksForeignNames(query, whole.length)
  const foreign = useForeignMatches(asksForeign ? keys : null, query)
  const detailed = useMemo(() => findDetailMatches(details ?? [], query), [details, query])
  const isFuzzyThere = !isGuessed || fuzzy?.query === query
  const found = useMemo(() => {
    if (!whole) return null
    const guesses = isGuessed && fuzzy?.query === query ? fuzzy.indexes : []
    return joinMatches({ whole, foreign: foreign.matches, detailed, fuzzy: guesses })
  }, [whole, foreign.matches, detailed, isGuessed, fuzzy, query])
  return {
    indexes: found?.indexes ?? null,
    wholeCount: found?.wholeCount ?? 0,
    foreign: found?.foreign ?? none,
    foreignSearch: foreign.search,
    isComplete: found === null || (isFuzzyThere && foreign.isComplete),
  }
}

const none: readonly ForeignMatch[] = []

/** The newest answer, which may belong to an older query. */
function useFuzzyMatches(names: readonly string[], query: string): FuzzyMatches | null {
  const [fuzzy, setFuzzy] = useState(() => recallFuzzyMatches(names))
  useEffect(() => {
    if (query === '') return
    const controller = new AbortController()
    // Input comes before fuzzy matches.
    const settle = (matches: FuzzyMatches) => startTransition(() => setFuzzy(matches))
    const search = () =>
      findFuzzyMatches(names, query, controller.signal).then(settle, (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('Fuzzy search is unavailable; exact matches still work.', error)
        setFuzzy({ query, indexes: [] })
      })
    const timer = setTimeout(() => void search(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [names, query])
  return fuzzy
}
