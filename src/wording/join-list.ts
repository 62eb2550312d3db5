/** Lists of words within a sentence, and sentences in a row. */
import { message } from './message.ts'

/** What the last word begins with matters in Spanish, which says “e” before an i and “u” before an o. */
const and = message('{list} {before, select, i {and} other {and}} {last}')
const or = message('{list} {before, select, o {or} other {or}} {last}')
const comma = message('{list}, {next}')
const sentencePair = message('{sentence} {next}')

/** `a`, `a and b`, `a, b and c`. */
export function joinList(words: readonly string[]): string {
  return join(words, and)
}

/** `a`, `a or b`, `a, b or c`. */
export function joinAlternatives(words: readonly string[]): string {
  return join(words, or)
}

/** `a, b, c`. */
export function joinWithCommas(words: readonly string[]): string {
  return words.length === 0 ? '' : words.reduce((list, next) => comma({ list, next }))
}

/** `One sentence. Another.`; what is false or empty is left out. */
export function joinSentences(...sentences: readonly (string | false)[]): string {
  const said = sentences.flatMap((sentence) => sentence || [])
  return said.length === 0 ? '' : said.reduce((sentence, next) => sentencePair({ sentence, next }))
}

function join(words: readonly string[], withLast: typeof and): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const before = /^h?i(?!e)/i.test(last) ? 'i' : /^h?o/i.test(last) ? 'o' : 'other'
  return withLast({ list: joinWithCommas(words.slice(0, -1)), before, last })
}
