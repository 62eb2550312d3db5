import { joinAlternatives, joinWithCommas } from '#wording/join-list.ts'
import * as say from '#wording/search.ts'
import { comparisons, type Query, type QueryOperator, type Term } from './query.ts'
import { findNearest } from './query-values.ts'
import { readTokens, unquote } from './read-tokens.ts'
import { readWord } from './query-values.ts'
import { resolveValue } from './query-values.ts'

/** A query as far as it is understood. */
export interface ParsedQuery {
  readonly query: Query
  /** What is not, one sentence each that names the word and what to write instead. */
  readonly problems: readonly string[]
}

/** Reads any input. A term without a value yet is passed over. */
export function parseQuery(input: string, operators: readonly QueryOperator[]): ParsedQuery {
  const words: string[] = []
  const terms: Term[] = []
  const problems: string[] = []
  for (const { whole, name, sign, written } of readTokens(input, operators)) {
    const operator = operators.find((known) => known.name === name)
    const comparison = comparisons.find((known) => known === sign)
    if (operator && comparison) {
      const value = unquote(written)
      if (value !== '') terms.push(readTerm(operator, comparison, value, problems))
    } else if (name && sign === ':' && written !== '') {
      problems.push(explainName(whole.slice(0, name.length), operators))
    } else {
      const term = whole.startsWith('"') ? null : readWord(whole, operators)
      if (term) terms.push(term)
      else words.push(unquote(whole))
    }
  }
  return { query: { text: words.filter(Boolean).join(' '), terms: dropRepeats(terms, operators) }, problems }
}

function readTerm(
  { name, title, isNumber, options }: QueryOperator,
  comparison: Term['comparison'],
  written: string,
  problems: string[],
): Term {
  if (comparison !== ':') {
    if (!isNumber || Number.isNaN(Number(written)))
      problems.push(say.notComparable({ term: `${name}${comparison}${written}`, name }))
    return { operator: name, comparison, value: written }
  }
  const value = options ? resolveValue(options, written) : written
  if (value === null) {
    problems.push(
      options?.length
        ? say.notAmong({ value: written, filter: title, options: listSome(options) })
        : say.noValues({ value: written, filter: title }),
    )
  }
  return { operator: name, comparison, value: value ?? written }
}

function dropRepeats(terms: readonly Term[], operators: readonly QueryOperator[]): Term[] {
  const isSingle = (name: string) => operators.some((operator) => operator.name === name && operator.isSingle)
  return terms.filter((term, index) => {
    const later = terms.slice(index + 1)
    const earlier = terms.slice(0, index)
    const isSame = (other: Term) =>
      other.operator === term.operator && other.comparison === term.comparison && other.value === term.value
    return isSingle(term.operator) ? !later.some(({ operator }) => operator === term.operator) : !earlier.some(isSame)
  })
}

function explainName(name: string, operators: readonly QueryOperator[]): string {
  const names = operators.map((operator) => operator.name)
  const begin = name.slice(0, 2).toLowerCase()
  const near = findNearest(name.toLowerCase(), operators)?.name ?? names.find((known) => known.startsWith(begin))
  return near
    ? say.unknownOperator({ name, suggestion: near })
    : say.unknownOperatorOf({ name, names: joinWithCommas(names.map((known) => `${known}:`)) })
}

const namedAtMost = 6
/** Of more than that. */
const namedFirst = 4

function listSome(options: QueryOperator['options']): string {
  const labels = (options ?? []).map(({ label }) => label)
  return labels.length > namedAtMost
    ? say.andMoreOptions({ options: joinWithCommas(labels.slice(0, namedFirst)), count: labels.length - namedFirst })
    : joinAlternatives(labels)
}
