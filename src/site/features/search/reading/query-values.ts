import { closestMatch } from 'leven'
import type { QueryOption, QueryOperator, Term } from './query.ts'

/** The value that is meant by what is written: itself, its label, or the first that begins so. Null for none. */
export function resolveValue(options: readonly QueryOption[], written: string): string | null {
  return (options.find((option) => isNamed(option, written)) ?? findBegun(options, written)[0])?.value ?? null
}

/** Whether what is written is the option's value, label or short form. */
export function isNamed({ value, label, word = value }: QueryOption, written: string): boolean {
  const wanted = fold(written)
  return [value, label, word].some((name) => fold(name) === wanted)
}

/** The options that begin with what is written. */
export function findBegun(options: readonly QueryOption[], written: string): readonly QueryOption[] {
  const wanted = fold(written)
  return options.filter(({ value, label }) => fold(value).startsWith(wanted) || fold(label).startsWith(wanted))
}

/** `Mini-Turbo Plus` and `mini turbo plus` are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s'’-]+/g, ' ')
}

/**
 * Reads a word that is a term on its own: `missing`, `karts`, `HE`. Null for any other word. A short form counts only as
 * it is printed, in capitals: in lower case it could begin a name, such as `Heart Balloons`.
 */
export function readWord(word: string, operators: readonly QueryOperator[]): Term | null {
  for (const { name, isWord, options } of operators) {
    const meant = options?.find((option) => option.word === word || (isWord && isNamed(option, word)))
    if (meant) return { operator: name, comparison: ':', value: meant.value }
  }
  return null
}

const typosAtMost = 2

/** The operator whose name differs least from a misspelt one; undefined where none is like it. */
export function findNearest(name: string, operators: readonly QueryOperator[]): QueryOperator | undefined {
  const maxDistance = Math.min(typosAtMost, name.length - 2)
  if (maxDistance < 1) return operators.find((operator) => operator.name === name)
  const names = operators.map((operator) => operator.name)
  const nearest = closestMatch(name, names, { maxDistance: maxDistance + 1 })
  return operators.find((operator) => operator.name === nearest)
}
