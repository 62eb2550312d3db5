import { readWord } from './read-word.ts'
import type { Query, QueryOperator, Term } from './query.ts'

/** The query as it is typed; parsing it again gives the same. */
export function printQuery({ text, terms }: Query, operators: readonly QueryOperator[]): string {
  const words = text.split(' ').filter((word) => word !== '')
  const asText = words.map((word) => (/^[a-z]*[:<>]/i.test(word) || readWord(word, operators) ? `"${word}"` : word))
  return [...asText, ...terms.map((term) => printTerm(term, operators))].join(' ')
}

function printTerm({ operator: name, comparison, value }: Term, operators: readonly QueryOperator[]): string {
  const operator = operators.find((known) => known.name === name)
  const standsAlone = operator?.isWord && operator.options?.some((option) => option.value === value)
  if (standsAlone && comparison === ':') return value
  return `${name}${comparison}${/\s/.test(value) ? `"${value}"` : value}`
}
