import type { ForeignMatch } from './foreign-search.ts'

interface FoundMatches {
  readonly whole: readonly number[]
  readonly foreign: readonly ForeignMatch[]
  readonly detailed: readonly number[]
  readonly fuzzy: readonly number[]
}

interface JoinedMatches {
  readonly indexes: readonly number[]
  /** How many of the first indexes are whole matches. */
  readonly wholeCount: number
  /** Matches of foreign names, among the whole matches. */
  readonly foreign: readonly ForeignMatch[]
}

/**
 * Each entry once: those whose English name matches, those with such a name in another language, those on which the query
 * is written as it stands; then those with similar names, unless it is written on some.
 */
export function joinMatches({ whole, foreign, detailed, fuzzy }: FoundMatches): JoinedMatches {
  const known = new Set(whole)
  const others = foreign.filter(({ index }) => !known.has(index))
  for (const { index } of others) known.add(index)
  for (const index of detailed) known.add(index)
  const guesses = detailed.length === 0 ? fuzzy.filter((index) => !known.has(index)) : []
  return { indexes: [...known, ...guesses], wholeCount: known.size, foreign: others }
}
