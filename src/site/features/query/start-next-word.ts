import { parseQuery } from './parse-query.ts'
import type { QueryOperator } from './query.ts'
import { readTokens } from './read-tokens.ts'

/**
 * The query, with a space behind it if it ends with a term: what is typed next begins a word, and is not part of its
 * value.
 */
export function startNextWord(query: string, operators: readonly QueryOperator[]): string {
  const last = readTokens(query, operators).at(-1)?.whole
  // Its end may be written with another quotation mark.
  if (last === undefined || /\s$/.test(query)) return query
  const { query: read, problems } = parseQuery(last, operators)
  return read.terms.length > 0 && problems.length === 0 ? `${query} ` : query
}
