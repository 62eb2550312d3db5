import leven from 'leven'
import { itemKinds } from '#catalogue/entities.ts'
import type { QueryOperator } from '../reading/query.ts'
import { fillers } from '../questions/questions.ts'
import { foldName } from '../matching/fold-name.ts'
import { meaningWords } from './read-meaning.ts'

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
function findNearestWord(word: string, words: readonly string[]): string | undefined {
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
