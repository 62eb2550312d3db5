import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { formatMonth } from '#wording/days.ts'
import { foldName } from './fold-name.ts'
import { findWholeMatches } from './find-whole-matches.ts'
import type { ForeignKey, ForeignMatch, ForeignSearch } from './foreign-search.ts'

/** What is searched, entry by entry: the arrays stay the same for as long as the list does. */
export interface SearchedList {
  /** Folded. */
  readonly names: readonly string[]
  /** Of their names in other languages; null if no entry has any. */
  readonly keys: readonly ForeignKey[] | null
  /** What else is written on them; null for nothing. */
  readonly details: readonly string[] | null
}

/** What is similar to a query: indexes in the list of names, best first. */
export interface FuzzyMatches {
  readonly names: readonly string[]
  readonly query: string
  readonly indexes: readonly number[]
}

/** What has been loaded or computed so far. */
export interface MatchSources {
  /** Names in other languages; null while they are not loaded. */
  readonly foreign: Pick<ForeignSearch, 'find'> | null
  /** The newest, which may belong to another query; null for none. */
  readonly fuzzy: FuzzyMatches | null
}

/** What else the matches of a query depend on. */
export interface MissingSources {
  readonly foreign: boolean
  /** What has to be compared with all names; null for nothing. */
  readonly fuzzy: string | null
}

export interface Matches {
  /** Indexes in the list, best first; null without a query. */
  readonly indexes: readonly number[] | null
  /** How many of the first indexes are whole matches. */
  readonly wholeCount: number
  /** Those by a name in another language, among the whole matches. */
  readonly foreign: readonly ForeignMatch[]
  /** Null once the matches are final. */
  readonly missing: MissingSources | null
}

const none: Matches = { indexes: null, wholeCount: 0, foreign: [], missing: null }

/**
 * Each entry once: those whose English name matches, those with such a name in another language, those on which the query
 * is written as it stands; then those with similar names, unless it is written on some.
 */
export function findMatches({ names, keys, details }: SearchedList, query: string, sources: MatchSources): Matches {
  const whole = findWholeMatches(names, query)
  if (!whole) return none
  const asksForeign = keys !== null && asksForeignNames(query, whole.length)
  const foreign = asksForeign ? (sources.foreign?.find(keys, query) ?? []) : []
  const detailed = findDetailMatches(details ?? [], query)
  const isGuessed = mayBeEnglish(query)
  const fuzzy = sources.fuzzy?.names === names && sources.fuzzy.query === query ? sources.fuzzy.indexes : null

  const known = new Set(whole)
  const others = foreign.filter(({ index }) => !known.has(index))
  for (const { index } of others) known.add(index)
  for (const index of detailed) known.add(index)
  const guesses = isGuessed && detailed.length === 0 ? (fuzzy ?? []).filter((index) => !known.has(index)) : []
  const missing = {
    foreign: asksForeign && sources.foreign === null,
    fuzzy: isGuessed && fuzzy === null ? query : null,
  }
  return {
    indexes: [...known, ...guesses],
    wholeCount: known.size,
    foreign: others,
    missing: missing.foreign || missing.fuzzy !== null ? missing : null,
  }
}

const foreignLetter = /[^\p{Script=Latin}\P{L}]/u
const accent = /[\u0300-\u036f]/
const latinOrDigit = /[\p{Script=Latin}\p{Nd}]/u
/** With fewer letters, a name has hardly begun. */
const fewestLetters = 3

/**
 * The opposite of what follows. No name of an item, a course or a tour has these words, in any language. Nothing answers
 * `drivers not on any shelf` unless it means `missing`.
 */
export const negation = /\b(?:but|except|excluding|neither|never|no|non|not|without|(?:are|do|does|is)nt)\b/

/**
 * Whether a query may be a name in another language: it has letters that English lacks, or no English name has it
 * and it is no English phrase: `not` begins a word of `Bowsauto Notável`.
 * @param wholeCount how many English names match it without a mistake
 */
export function asksForeignNames(query: string, wholeCount: number): boolean {
  if (foreignLetter.test(query) || accent.test(query.normalize('NFD'))) return true
  return wholeCount === 0 && query.trim().length >= fewestLetters && !negation.test(foldName(query))
}

/** Whether an English name may be meant, with a mistake in it. */
export function mayBeEnglish(query: string): boolean {
  return latinOrDigit.test(query)
}

/** Fewer letters begin a word of nearly every detail. */
const fewestDetailLetters = 3

/**
 * Indexes of the details, such as the skills of items, that are searched for: the words of the query begin words that
 * follow each other, as those of `oct 2025` do. Details with the very words come first: of `tour 15`, Tour 15, and of
 * `15` nothing else. Hyphens count as spaces.
 */
export function findDetailMatches(details: readonly string[], query: string): readonly number[] {
  const wanted = splitWords(query)
  if (wanted[0] === '') return []
  // Many entries share a few details.
  const split = new Map([...new Set(details)].map((detail) => [detail, splitWords(detail)]))
  const listWhere = (isMatch: (word: string, wanted: string) => boolean) => {
    const matching = new Set([...split].filter(([, words]) => hasInTurn(words, wanted, isMatch)).map(([text]) => text))
    return details.flatMap((detail, index) => (matching.has(detail) ? [index] : []))
  }
  const exact = listWhere((word, each) => word === each)
  if (wanted.join(' ').length < fewestDetailLetters) return exact
  const begun = listWhere((word, each) => word.startsWith(each))
  return [...new Set([...exact, ...begun])]
}

function splitWords(text: string): readonly string[] {
  return foldName(text).replaceAll('-', ' ').trim().split(/\s+/)
}

function hasInTurn(
  words: readonly string[],
  wanted: readonly string[],
  isMatch: (word: string, wanted: string) => boolean,
): boolean {
  return words.some((_, at) => wanted.every((each, index) => isMatch(words[at + index] ?? '', each)))
}

interface NumberedTour {
  readonly number: number
  readonly start: IsoDate
  /** The day after its last. */
  readonly end: IsoDate
}

/** What a tour is searched for by, besides its name: `Tour 158 September 2025 October 2025`. */
export function describeTour({ number, start, end }: NumberedTour): string {
  const months = [start, addDays(end, -1)].flatMap((day) => [nameMonthInEnglish(day), formatMonth(day)])
  return ['tour', number, ...new Set(months)].join(' ')
}

const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `September 2025`: dates are understood in English, whatever the language of the page. */
function nameMonthInEnglish(day: IsoDate): string {
  return englishMonth.format(new Date(day))
}
