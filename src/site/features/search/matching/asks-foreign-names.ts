import { isNegated } from './fillers.ts'

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
