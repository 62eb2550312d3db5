import { load, YAMLException } from 'js-yaml'
import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import { groupBy } from '#base/group-by.ts'

interface SyntaxFault {
  /** From 1, within the text. */
  readonly line: number
  readonly message: string
  readonly remedy: string
}

export type ParsedYaml =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly faults: SyntaxFault[] }

/**
 * Parses YAML 1.2. The fast parser reads the thousand good files; a text that it refuses is parsed again by the
 * slow one (five times the time), which goes on after a fault and knows the location of each.
 */
export function parseYaml(text: string): ParsedYaml {
  try {
    return { ok: true, value: load(text) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return { ok: false, faults: findSyntaxFaults(text) ?? [describe((error.mark?.line ?? 0) + 1, error.reason)] }
  }
}

const likeOthers = 'Compare the line with a file in the same folder: "key: value", indented by two spaces.'
const quoteValue = 'Put the value in quotation marks.'

type Explanation = readonly [message: string, remedy: string]

const wrongIndent: Explanation = [
  'the line is indented too much or too little',
  'Begin it where the lines beside which it stands begin.',
]
const twoColons: Explanation = ['the line has two colons', quoteValue]

/** Slips in words that do not presuppose a knowledge of YAML. */
const explanations: Partial<Record<ErrorCode, Explanation>> = {
  MULTILINE_IMPLICIT_KEY: ['a colon is missing between key and value', 'Write a key, a colon, a space and a value.'],
  MISSING_CHAR: ['a colon is missing between key and value', 'Write a key, a colon, a space and a value.'],
  BAD_INDENT: wrongIndent,
  BLOCK_AS_IMPLICIT_KEY: wrongIndent,
  BAD_SCALAR_START: ['the value begins with a character that has a meaning in YAML', quoteValue],
  BAD_DQ_ESCAPE: ['a backslash has a meaning in quotation marks', 'Write it twice.'],
  UNEXPECTED_TOKEN: ['something follows the end of the value', 'Delete it, or put quotation marks around everything.'],
  MULTIPLE_DOCS: ['a second document begins here', 'Delete the line ---, or move what follows into a file of its own.'],
}

const emptyFile: SyntaxFault = {
  line: 1,
  message: 'the file is empty',
  remedy: 'Fill it like another file in the same folder, or delete it.',
}

function findSyntaxFaults(text: string): SyntaxFault[] | null {
  const { isEmpty, faults } = parseSlowly(text)
  if (faults.length === 0) return isEmpty ? [emptyFile] : null
  const lines = text.split('\n')
  const tabs = lines.flatMap((line, index) => (/^ *\t/.test(line) ? [index + 1] : []))
  if (tabs.length === 0) return faults
  // Whatever follows a tab is wrong to the parser, so only what is above is read.
  return [...parseSlowly(lines.slice(0, tabs[0]! - 1).join('\n')).faults, describeTabs(tabs)]
}

function parseSlowly(text: string): { isEmpty: boolean; faults: SyntaxFault[] } {
  const lineCounter = new LineCounter()
  const { contents, errors } = parseDocument(text, { lineCounter, prettyErrors: false })
  const lines = text.split('\n')
  const faults = errors.map(({ code, message, pos }) => {
    const { line } = lineCounter.linePos(pos[0])
    const quote = /^Missing closing (["'])/.exec(message)?.[1]
    if (quote !== undefined) return describeOpenQuote(lines, quote)
    const bracket = /end with a ([\]}])$/.exec(message)?.[1]
    if (bracket !== undefined)
      return describe(line, 'a bracket above is not closed', `Write ${bracket} after the value.`)
    if (code === 'DUPLICATE_KEY') return describeRepeatedKey(lines, line)
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(?:\s|$)/.test(lines[line - 1]!)) return describe(line, ...twoColons)
    return describe(line, ...(explanations[code] ?? [message, likeOthers]))
  })
  // The first of a line is the cause of the others.
  const causes = [...groupBy(faults, ({ line }) => line).values()].map(([first]) => first!)
  return { isEmpty: contents === null, faults: causes }
}

function describeTabs([line = 1, ...others]: readonly number[]): SyntaxFault {
  const more = others.length === 0 ? '' : `, and at the beginning of ${others.length} more`
  return describe(
    line,
    `there is a tab at the beginning of the line${more}`,
    'Replace it with spaces: two for each step to the right.',
  )
}

/** The parser notices at the end of the file. */
function describeOpenQuote(lines: readonly string[], quote: string): SyntaxFault {
  const opening = lines.findLastIndex((line) => line.split(quote).length % 2 === 0)
  return describe(opening + 1, 'a quotation mark is not closed', `Write ${quote} at the end of the value.`)
}

function describeRepeatedKey(lines: readonly string[], line: number): SyntaxFault {
  const key = /^\s*(?:- )?"?([^":]+)"?\s*:/.exec(lines[line - 1] ?? '')?.[1] ?? 'a key'
  return { line, message: `"${key}" appears twice`, remedy: 'Keep one of the two lines and delete the other.' }
}

function describe(line: number, reason: string, remedy = likeOthers): SyntaxFault {
  return { line, message: `this is not YAML: ${reason}`, remedy }
}
