import { having } from '../questions/questions.ts'
import { isFiller, isNegated } from './read-signs.ts'
import { foldName } from '../matching/fold-name.ts'
import { expandShortForms } from '../matching/short-forms.ts'
import { printQuery } from '../reading/print-query.ts'
import { type QueryOperator, readWord, findBegun, isNamed } from '../reading/query.ts'
import { readTokens } from '../reading/parse-query.ts'

/** No value has more words. */
const longestPhrase = 4

/** The first words of a phrase as part of a query. */
export interface PhraseReading {
  readonly query: string
  /** How many words it takes the place of. */
  readonly length: number
}

/**
 * A phrase as a query: `best drivers with coin box` becomes `drivers skill:coin-box`. What contains no term is a name,
 * and stays as it is; so does what is in quotation marks.
 * @param readOther reads the first words where they name no value: `my` may mean `owned`. It gets the word before them.
 */
export function spellOut(
  input: string,
  operators: readonly QueryOperator[],
  readOther: (words: readonly string[], before: string) => PhraseReading | null = () => null,
): string {
  const tokens = readTokens(input, operators).map(({ whole, name }) => ({
    whole,
    isBare: name === null && !whole.startsWith('"'),
  }))
  const isTerm = ({ whole, isBare }: (typeof tokens)[number]) =>
    isBare ? readWord(whole, operators) !== null : !whole.startsWith('"')
  if (!tokens.some(isTerm)) return input
  const spelled: string[] = []
  for (let at = 0; at < tokens.length;) {
    const { whole, isBare } = tokens[at]!
    const bareCount = tokens.slice(at, at + longestPhrase).findIndex((token) => !token.isBare)
    const words = tokens.slice(at, at + (bareCount < 0 ? longestPhrase : bareCount)).map((token) => token.whole)
    const before = tokens[at - 1]?.whole ?? ''
    const phrase = readLongest(words, operators, before) ?? readOther(words, before)
    if (phrase) spelled.push(phrase.query)
    else if (!isBare || !isFiller(whole)) spelled.push(whole)
    at += phrase?.length ?? 1
  }
  return spelled.filter((part) => part !== '').join(' ')
}

/** Reads as many of the first words as together name a value. */
function readLongest(
  words: readonly string[],
  operators: readonly QueryOperator[],
  before: string,
): PhraseReading | null {
  for (let { length } = words; length > 0; length--) {
    const written = words.slice(0, length).join(' ')
    // `With no` begins no `Normal`.
    const isHad = having.test(before) && !isNegated(written)
    for (const { name, isAttribute, options } of operators) {
      const value = isAttribute && options ? findMeant(options, written, isHad) : null
      const term = value && { operator: name, comparison: ':' as const, value }
      if (term) return { query: printQuery({ text: '', terms: [term] }, operators), length }
    }
  }
  return null
}

/**
 * Of several words, as in `mini turbo`, or behind `with`, the beginning will do if only one value begins so. `MT+` is a
 * short form of a value, and `coinbox` or `bubbles` one as players write it.
 */
function findMeant(options: NonNullable<QueryOperator['options']>, written: string, isHad: boolean): string | null {
  const forms = [written, ...expandShortForms(foldName(written))]
  const named = options.find((option) => forms.some((form) => isNamed(option, form)))
  if (named) return named.value
  const begun = isHad || /[\s-]/.test(written) ? findBegun(options, written) : []
  const [meant, ...others] = begun.length > 0 ? begun : options.filter(({ label }) => squash(label) === squash(written))
  return (others.length === 0 ? meant?.value : undefined) ?? null
}

/** Without spaces, hyphens and the ending of a plural. */
function squash(text: string): string {
  return foldName(text).replace(/[\s-]/g, '').replace(/s$/, '')
}
