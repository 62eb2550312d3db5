import { pathPrefix } from '#wording/language.ts'
import { sayOperatorName } from '#wording/search/typed-operators.ts'
import { parseQuery, readTokens, unquote, type QueryToken } from './parse-query.ts'
import { readWord, type Query, type QueryOperator, type QueryOption, type Term } from './query.ts'

/** The query as it is typed; parsing it again gives the same. */
export function printQuery({ text, terms }: Query, operators: readonly QueryOperator[]): string {
  const words = text.split(' ').filter((word) => word !== '')
  const asText = words.map((word) => (/^\p{L}*[:<>：]/u.test(word) || readWord(word, operators) ? `"${word}"` : word))
  return [...asText, ...terms.map((term) => printTerm(term, operators))].join(' ')
}

function printTerm({ operator: name, comparison, value }: Term, operators: readonly QueryOperator[]): string {
  const operator = operators.find((known) => known.name === name)
  const standsAlone = operator?.isWord && operator.options?.some((option) => option.value === value)
  if (standsAlone && comparison === ':') return value
  return `${name}${comparison}${/\s/.test(value) ? `"${value}"` : value}`
}

/** A value as readers of the page's language would type it: by its label, in English as in addresses. */
export function sayOption({ value, label }: QueryOption): string {
  const written = pathPrefix === '' ? value : label.toLowerCase()
  return /\s/.test(written) ? `"${written}"` : written
}

/** A term as an example in the page's language; addresses have it in English. */
export function sayTerm({ name, isWord }: QueryOperator, option: QueryOption): string {
  const written = sayOption(option)
  return isWord && !written.startsWith('"') ? written : `${sayOperatorName(name)}:${written}`
}

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
