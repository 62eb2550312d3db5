import { joinAlternatives, joinWithCommas } from '#wording/join-list.ts'
import * as say from '#wording/search.ts'
import { readOperatorName } from '#wording/search/typed-operators.ts'
import { comparisons, type Query, type QueryOperator, type Term, findNearest, resolveValue, readWord } from './query.ts'

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
      problems.push(explainName(whole.slice(0, whole.search(/[:：]/)), operators))
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

/** A term, something in quotation marks, or a word. */
export interface QueryToken {
  /** As it is typed, with straight quotation marks. */
  readonly whole: string
  /** Of a term, in lower case, and as operators are called; null for anything else. */
  readonly name: string | null
  /** Of a term: `:`, `<=` and the like. */
  readonly sign: string
  /** The value of a term, with its quotation marks. */
  readonly written: string
}

const pattern = /(\p{L}+)([:：]|<=|>=|<|>)("[^"]*"?|\S*)|"[^"]*"?|[^\s"]+/gu
/** What phones and word processors make of quotation marks. All are one letter long. */
const curly = /[“”„‟«»＂]/g
const loneSign = /^(<=|>=|<|>)(\S*)$/

/** Splits what is typed. Spaces may surround the sign of a term, as in `rarity: super` and `level < 6`. */
export function readTokens(input: string, operators: readonly QueryOperator[]): readonly QueryToken[] {
  const tokens: QueryToken[] = []
  for (const [whole, word, sign = '', written = ''] of input.replace(curly, '"').matchAll(pattern)) {
    const name = word === undefined ? null : readOperatorName(word.toLowerCase())
    const token = { whole, name, sign: sign.replace('：', ':'), written }
    const last = tokens.at(-1)
    const joined = last && join(last, token, operators)
    if (joined) tokens[tokens.length - 1] = joined
    else tokens.push(token)
  }
  return tokens
}

function join(last: QueryToken, { whole, name }: QueryToken, operators: readonly QueryOperator[]): QueryToken | null {
  if (name !== null) return null
  const both = `${last.whole} ${whole}`
  const isValue = last.name !== null && last.written === '' && takes(last, whole, operators)
  if (isValue) return { ...last, whole: both, written: whole }
  const [, sign, value = ''] = loneSign.exec(whole) ?? []
  const named = readOperatorName(last.whole.toLowerCase())
  const isCompared = operators.some((operator) => operator.isNumber && operator.name === named)
  return sign && isCompared ? { whole: both, name: named, sign, written: value } : null
}

/** A colon behind any other word is punctuation, unless the word is nearly a name and one of its values follows. */
function takes({ name, sign }: QueryToken, written: string, operators: readonly QueryOperator[]): boolean {
  if (operators.some((operator) => operator.name === name)) return true
  const near = sign === ':' ? findNearest(name ?? '', operators) : undefined
  return Boolean(near?.options && resolveValue(near.options, written.replaceAll('"', '')))
}

/** What is meant by something in quotation marks, or without. */
export function unquote(text: string): string {
  return text.replaceAll('"', '').trim().replace(/\s+/g, ' ')
}
