import leven from 'leven'
import { itemKinds } from '#catalogue/entities.ts'
import type { QueryOperator } from '../reading/query.ts'
import { fillers, meaningPatterns, meanings } from '../questions/questions.ts'
import { foldName } from '../matching/fold-name.ts'
import type { PhraseReading } from './spell-out.ts'
import { readDay } from './read-day.ts'

const kindWords = itemKinds.flatMap((kind) => [`${kind}s`, kind])

/** Misspelt like the rest: `wich`. Of other fillers, some differ little from words that say something: `stats`, `shop`. */
const questionWords = [...fillers].filter((word) => word.startsWith('wh'))

/** Whether a word is nearly that of a kind: `drivres`. */
export function misspellsKind(text: string): boolean {
  return text
    .split(/\s+/)
    .some((word) => !kindWords.includes(foldName(word)) && correctWord(word, kindWords, kindWords) !== word)
}

/**
 * A phrase with each word that begins none of those that could be meant replaced by the nearest of them: `best driver
 * peach gardens` of `best drivr peach gardans`.
 * @param names folded
 */
export function correctWords(text: string, names: readonly string[], operators: readonly QueryOperator[]): string {
  const labels = operators.flatMap(({ isAttribute, options }) => (isAttribute && options ? options : []))
  const ofLabels = labels.flatMap(({ label }) => foldName(label).split(' '))
  const ofNames = names.flatMap((name) => name.split(' '))
  const meant = [...kindWords, ...questionWords, ...meaningWords, ...ofLabels, ...ofNames]
  const known = [...meant, ...fillers, ...operators.map(({ name }) => name)]
  return text
    .trim()
    .split(/\s+/)
    .map((word) => correctWord(word, known, meant))
    .join(' ')
}

function correctWord(word: string, known: readonly string[], meant: readonly string[]): string {
  const folded = foldName(word)
  return known.some((each) => each.startsWith(folded)) ? word : (findNearestWord(folded, meant) ?? word)
}

/** The fewest letters of a word with two typos, and with one; a shorter one is something else. */
const [longWord, shortestWord] = [8, 4]

/** The word that differs least from a misspelt one with the same first letter; undefined where none is like it. */
export function findNearestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length < shortestWord) return undefined
  const mostTypos = word.length < longWord ? 1 : 2
  const alike = words.filter((each) => each[0] === word[0]).map((each) => ({ each, typos: countTypos(word, each) }))
  return alike.filter(({ typos }) => typos <= mostTypos).toSorted((a, b) => a.typos - b.typos)[0]?.each
}

/** Two letters in the wrong order, as in `drivres`, are one typo. */
function countTypos(word: string, meant: string): number {
  const edits = leven(word, meant, { maxDistance: 3 })
  return edits === 2 && sortLetters(word) === sortLetters(meant) ? 1 : edits
}

function sortLetters(word: string): string {
  return [...word].toSorted().join('')
}

const queryOf: ReadonlyMap<string, string> = new Map(
  meanings.flatMap(([query, ...phrases]) => phrases.map((phrase) => [phrase, query] as const)),
)

/** The words of phrases with a meaning. */
const meaningWords: readonly string[] = [...queryOf.keys()].flatMap((phrase) => phrase.split(' '))

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
