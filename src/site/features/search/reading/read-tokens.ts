import { findNearest } from './query-values.ts'
import type { QueryOperator } from './query.ts'
import { resolveValue } from './query-values.ts'

/** A term, something in quotation marks, or a word. */
export interface QueryToken {
  /** As it is typed, with straight quotation marks. */
  readonly whole: string
  /** Of a term, in lower case; null for anything else. */
  readonly name: string | null
  /** Of a term: `:`, `<=` and the like. */
  readonly sign: string
  /** The value of a term, with its quotation marks. */
  readonly written: string
}

const pattern = /([a-z]+)(:|<=|>=|<|>)("[^"]*"?|\S*)|"[^"]*"?|[^\s"]+/gi
/** What phones and word processors make of quotation marks. All are one letter long. */
const curly = /[“”„‟«»＂]/g
const loneSign = /^(<=|>=|<|>)(\S*)$/

/** Splits what is typed. Spaces may surround the sign of a term, as in `rarity: super` and `level < 6`. */
export function readTokens(input: string, operators: readonly QueryOperator[]): readonly QueryToken[] {
  const tokens: QueryToken[] = []
  for (const [whole, name, sign = '', written = ''] of input.replace(curly, '"').matchAll(pattern)) {
    const token = { whole, name: name?.toLowerCase() ?? null, sign, written }
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
  const isCompared = operators.some((operator) => operator.isNumber && operator.name === last.whole.toLowerCase())
  return sign && isCompared ? { whole: both, name: last.whole.toLowerCase(), sign, written: value } : null
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
