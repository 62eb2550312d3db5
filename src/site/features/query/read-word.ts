import type { QueryOperator, Term } from './query.ts'
import { isNamed } from './resolve-value.ts'

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
