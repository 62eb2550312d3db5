import { isNegated } from './fillers.ts'
import type { ForeignKey, ForeignMatch } from './foreign-search.ts'

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

const foreignLetter = /[^\p{Script=Latin}\P{L}]/u
const accent = /[\u0300-\u036f]/
const latinOrDigit = /[\p{Script=Latin}\p{Nd}]/u
/** With fewer letters, a name has hardly begun. */
const fewestLetters = 3

/**
 * Whether a query may be a name in another language: it has letters that English lacks, or no English name has it
 * and it is no English phrase: `not` begins a word of `Bowsauto Notável`.
 * @param wholeCount how many English names match it without a mistake
 */
export function asksForeignNames(query: string, wholeCount: number): boolean {
  if (foreignLetter.test(query) || accent.test(query.normalize('NFD'))) return true
  return wholeCount === 0 && query.trim().length >= fewestLetters && !isNegated(query)
}

/** Whether an English name may be meant, with a mistake in it. */
export function mayBeEnglish(query: string): boolean {
  return latinOrDigit.test(query)
}

const known = new WeakMap<readonly unknown[], readonly ForeignKey[]>()

/** The keys of a list's entries in the file of foreign names; the same array each time for the same list. */
export function listForeignKeys<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => ForeignKey,
): readonly ForeignKey[] {
  const found = known.get(entries)
  if (found) return found
  const keys = entries.map(keyOf)
  known.set(entries, keys)
  return keys
}
