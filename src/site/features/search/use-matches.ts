import { startTransition, useEffect, useMemo, useState } from 'react'
import { findWholeMatches } from './find-whole-matches.ts'
import { type FuzzyMatches, findFuzzyMatches, recallFuzzyMatches } from './fuzzy-matches.ts'

interface Matches {
  /** How many of the indexes, the first ones, match without a mistake. */
  readonly wholeCount: number
  /** Places in the list of names, best first; null while nothing is asked. */
  readonly indexes: readonly number[] | null
  /** Whether nothing is to join them any more. */
  readonly isComplete: boolean
}

/** While letters follow each other faster, nobody looks at guesses. */
const typingPauseMs = 50

/**
 * Searches names (folded; one array for as long as they stay the same). Whole matches are there at once, fuzzy ones
 * join a moment later, below them.
 */
export function useMatches(names: readonly string[], query: string): Matches {
  const [fuzzy, setFuzzy] = useState(() => recallFuzzyMatches(names))
  useEffect(() => {
    if (query.trim() === '') return
    const controller = new AbortController()
    // Guesses can wait for the next letter.
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
