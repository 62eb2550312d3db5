import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { formatMonth } from '#wording/days.ts'
import { foldName } from './fold-name.ts'

/** Fewer letters begin a word of nearly every detail. */
const fewestLetters = 3

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
  if (wanted.join(' ').length < fewestLetters) return exact
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
