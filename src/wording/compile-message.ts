import { parse, type Token } from '@messageformat/parser'

const noCase = 'needs a case "other"'

/**
 * A message in ICU MessageFormat as the source of a JavaScript function of its values, which calls `$number`, `$plural`
 * and `$select`, those of `runtime.ts`: https://unicode-org.github.io/icu/userguide/format_parse/messages/
 * Tags such as `<link>…</link>` stay as they are: the site puts elements in their place.
 * @throws an error that names the message, if it is ill-formed or uses what the site does not format
 */
export function compileMessage(text: string): string {
  return `${/\{/.test(text) ? 'v' : '()'}=>${compileText(text, (name) => `v[${JSON.stringify(name)}]`)}`
}

/** The text alone. @param source of a value */
export function compileText(text: string, source: (name: string) => string): string {
  try {
    return join(parse(text, { strict: true }), source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The message "${text}" cannot be read: ${reason}`, { cause: error })
  }
}

/** @param counted what `#` stands for */
function join(tokens: readonly Token[], source: (name: string) => string, counted?: string): string {
  if (tokens.length === 0) return '""'
  const parts = tokens.map((token) => compileToken(token, source, counted))
  // A value may be a number, and a sum of numbers would be one.
  return /^(?:"|\$number\(|\$plural\(|\$select\()/.test(parts[0]!) ? parts.join('+') : `""+${parts.join('+')}`
}

function compileToken(token: Token, source: (name: string) => string, counted: string | undefined): string {
  switch (token.type) {
    case 'content':
      return JSON.stringify(token.value)
    case 'octothorpe':
      return `$number(${counted})`
    case 'argument':
      return source(token.arg)
    case 'function':
      if (token.key !== 'number' || token.param) throw new Error(`"${token.key}" is not among what the site formats`)
      return `$number(${source(token.arg)})`
    case 'select':
    case 'plural': {
      if (token.pluralOffset) throw new Error('an offset is not among what the site formats')
      if (!token.cases.some(({ key }) => key === 'other')) throw new Error(`"${token.arg}" ${noCase}`)
      const value = source(token.arg)
      const inside = token.type === 'plural' ? value : counted
      const cases = token.cases.map(({ key, tokens }) => `${JSON.stringify(key)}:${join(tokens, source, inside)}`)
      return `$${token.type}(${value},{${cases.join(',')}})`
    }
    case 'selectordinal':
      throw new Error('ordinals are not among what the site formats')
  }
}
