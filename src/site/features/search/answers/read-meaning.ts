import { meaningPatterns, meanings } from '../questions/questions.ts'
import type { PhraseReading } from './spell-out.ts'
import { readDay } from './read-day.ts'
import { foldName } from '../matching/fold-name.ts'

const queryOf: ReadonlyMap<string, string> = new Map(
  meanings.flatMap(([query, ...phrases]) => phrases.map((phrase) => [phrase, query] as const)),
)

/** The words of phrases with a meaning. */
export const meaningWords: readonly string[] = [...queryOf.keys()].flatMap((phrase) => phrase.split(' '))

const longestMeaning = 4

/**
 * Reads as many of the first words as together mean a term, unless they and the word behind or before them are part of a
 * name: `new karts`, but not `karts new york`. A day stays as it is written: nothing made its debut in `2 Dec 2026`.
 * @param names folded
 */
export function readMeaning(words: readonly string[], names: readonly string[], before = ''): PhraseReading | null {
  const day = findDay(words)
  if (day !== null) return day
  const folded = words.map((word) => foldName(word).replace(/^lvl?(?=\d|$)/, 'level'))
  for (let length = Math.min(longestMeaning, words.length); length > 0; length--) {
    const meant = folded.slice(0, length)
    const query = findMeaning(meant.join(' '))
    if (query === undefined) continue
    const isInName = [
      [...meant, ...folded.slice(length, length + 1)],
      [foldName(before), ...meant],
    ].some((asked) => asked.length > length && asked[0] !== '' && isPartOfAny(asked, names))
    if (!isInName) return { query, length }
  }
  return null
}

function findDay(words: readonly string[]): PhraseReading | null {
  for (let length = Math.min(longestMeaning, words.length); length > 1; length--) {
    const query = words.slice(0, length).join(' ')
    if (readDay(query, null) !== null) return { query, length }
  }
  return null
}

function findMeaning(meant: string): string | undefined {
  const [written, query] = meaningPatterns.find(([pattern]) => pattern.test(meant)) ?? []
  return written && query !== undefined ? meant.replace(written, query) : queryOf.get(meant)
}

function isPartOfAny(words: readonly string[], names: readonly string[]): boolean {
  const wanted = ` ${words.join(' ')}`
  return names.some((name) => ` ${name}`.includes(wanted))
}
