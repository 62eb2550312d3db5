import { printQuery } from './print-query.ts'
import { queryToken } from './query-token.ts'
import { readWord } from './read-word.ts'
import type { QueryOperator } from './query.ts'

/** The query with these values of an operator in place of those that it had; the rest stays as it was typed. */
export function replaceTerms(input: string, operator: QueryOperator, values: readonly string[]): string {
  const rest = dropTokens(input, (whole, name, sign) =>
    name === undefined ? readWord(whole, [operator]) !== null : name === operator.name && sign === ':',
  )
  const terms = values.map((value) => ({ operator: operator.name, comparison: ':' as const, value }))
  return [rest, printQuery({ text: '', terms }, [operator])].filter(Boolean).join(' ')
}

/** The query without comparisons of an operator, such as `level<6`. */
export function removeComparisons(input: string, operator: QueryOperator): string {
  return dropTokens(input, (_, name, sign) => name === operator.name && sign !== ':')
}

function dropTokens(
  input: string,
  isDropped: (whole: string, name: string | undefined, sign: string | undefined) => boolean,
): string {
  return [...input.matchAll(queryToken)]
    .flatMap(([whole, name, sign]) => (isDropped(whole, name?.toLowerCase(), sign) ? [] : [whole]))
    .join(' ')
}
