import type { QueryOperator, Term } from './query.ts'

/** What a word asks that stands alone, without the name of an operator: `missing`, `karts`, `HE`. Null for a name's. */
export function readWord(word: string, operators: readonly QueryOperator[]): Term | null {
  const wanted = word.toLowerCase()
  for (const { name, isWord, options } of operators) {
    const meant = options?.find(
      (option) =>
        option.word?.toLowerCase() === wanted ||
        (isWord && (option.value === wanted || option.label.toLowerCase() === wanted)),
    )
    if (meant) return { operator: name, comparison: ':', value: meant.value }
  }
  return null
}
