import { closestMatch } from 'leven'
import { itemKinds } from '#catalogue/entities.ts'
import type { QueryOperator } from '../query/query.ts'
import { fillers } from '../search/matching/fillers.ts'
import { foldName } from '../search/matching/fold-name.ts'
import { meaningWords } from './read-meaning.ts'

const kindWords = itemKinds.flatMap((kind) => [`${kind}s`, kind])

/** Whether a word is nearly that of a kind: `drivres`. */
export function misspellsKind(text: string): boolean {
  return text.split(/\s+/).some((word) => !kindWords.includes(foldName(word)) && correctWord(word, kindWords) !== word)
}

/**
 * A phrase with each word that begins none of those that could be meant replaced by the nearest of them: `best driver
 * peach gardens` of `best drivr peach gardans`.
 * @param names folded
 */
export function correctWords(text: string, names: readonly string[], operators: readonly QueryOperator[]): string {
  const labels = operators.flatMap(({ isAttribute, options }) => (isAttribute && options ? options : []))
  const ofLabels = labels.flatMap(({ label }) => foldName(label).split(' '))
  const known = [...kindWords, ...fillers, ...meaningWords, ...ofLabels, ...names.flatMap((name) => name.split(' '))]
  return text
    .trim()
    .split(/\s+/)
    .map((word) => correctWord(word, known))
    .join(' ')
}

function correctWord(word: string, known: readonly string[]): string {
  const folded = foldName(word)
  return known.some((each) => each.startsWith(folded)) ? word : (findNearestWord(folded, known) ?? word)
}

/** The fewest letters of a word with two typos, and with one; a shorter one is something else. */
const [longWord, shortestWord] = [6, 4]

/** The word that differs least from a misspelt one with the same first letter; undefined where none is like it. */
function findNearestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length < shortestWord) return undefined
  const alike = words.filter((each) => each[0] === word[0])
  return closestMatch(word, alike, { maxDistance: word.length < longWord ? 1 : 2 })
}
