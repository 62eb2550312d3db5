import { startTransition, useEffect, useMemo, useState } from 'react'
import { findWholeMatches } from './find-whole-matches.ts'
import { type FuzzyMatches, findFuzzyMatches, recallFuzzyMatches } from './fuzzy-matches.ts'

interface Matches {
  /** How many of the first indexes are whole matches. */
  readonly wholeCount: number
  /** Indexes in the list of names, best first; null without a query. */
  readonly indexes: readonly number[] | null
  /** Whether the results are final. */
  readonly isComplete: boolean
}

/** Fuzzy matches can wait while the reader types faster than this. */
const typingPauseMs = 50

/**
 * Searches folded names (a stable array). Whole matches are immediate; fuzzy ones follow a moment later, below them.
 */
export function useMatches(names: readonly string[], query: string): Matches {
  const [fuzzy, setFuzzy] = useState(() => recallFuzzyMatches(names))
  useEffect(() => {
    if (query.trim() === '') return
    const controller = new AbortController()
    // Input comes before fuzzy matches.
    const settle = (matches: FuzzyMatches) => startTransition(() => setFuzzy(matches))
    const search = () =>
      findFuzzyMatches(names, query, controller.signal).then(settle, (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('Fuzzy search is not there; whole matches still work.', error)
        setFuzzy({ query, indexes: [] })
      })
    const timer = setTimeout(() => void search(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [names, query])
  const whole = useMemo(() => findWholeMatches(names, query), [names, query])
  const indexes = useMemo(() => {
    if (!whole || fuzzy?.query !== query) return whole
    const seen = new Set(whole)
    return [...whole, ...fuzzy.indexes.filter((index) => !seen.has(index))]
  }, [whole, query, fuzzy])
  return {
    indexes,
    wholeCount: whole?.length ?? 0,
    isComplete: indexes === null || fuzzy?.query === query,
  }
}
