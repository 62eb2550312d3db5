import { printQuery } from './print-query.ts'
import { readTokens, unquote, type QueryToken } from './read-tokens.ts'
import { readWord } from './read-word.ts'
import type { QueryOperator, Term } from './query.ts'

/** The query with these values of an operator in place of those that it had; the rest stays as it was typed. */
export function replaceTerms(input: string, operator: QueryOperator, values: readonly string[]): string {
  const rest = dropTokens(input, operator, ({ whole, name, sign }) =>
    name === null ? readWord(whole, [operator]) !== null : name === operator.name && sign === ':',
  )
  const terms = values.map((value) => ({ operator: operator.name, comparison: ':' as const, value }))
  return [rest, printQuery({ text: '', terms }, [operator])].filter(Boolean).join(' ')
}

/** The query without a comparison, such as `level<6`. */
export function removeComparison(input: string, operator: QueryOperator, { comparison, value }: Term): string {
  return dropTokens(
    input,
    operator,
    ({ name, sign, written }) => name === operator.name && sign === comparison && unquote(written) === value,
  )
}

function dropTokens(input: string, operator: QueryOperator, isDropped: (token: QueryToken) => boolean): string {
  return readTokens(input, [operator])
    .flatMap((token) => (isDropped(token) ? [] : [token.whole]))
    .join(' ')
}
