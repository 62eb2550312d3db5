import type { QueryOperator, Term } from './query.ts'

/** Reads a word that is a term on its own: `missing`, `karts`, `HE`. Null for any other word. */
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
