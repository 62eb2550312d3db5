import { load, YAMLException } from 'js-yaml'
import { type ErrorCode, LineCounter, parseDocument } from 'yaml'

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

/** The commonest slips in words that do not presuppose a knowledge of YAML. */
const plainReasons: Partial<Record<ErrorCode, string>> = {
  MULTILINE_IMPLICIT_KEY: 'a colon is missing between key and value',
  TAB_AS_INDENT: 'there is a tab where spaces belong',
  BAD_INDENT: 'the line is indented too much or too little',
  BLOCK_AS_IMPLICIT_KEY: 'a line has two colons; put quotes around the value',
}

const emptyFile: SyntaxFault = {
  line: 1,
  message: 'the file is empty',
  remedy: 'Fill it like another file in the same folder, or delete it.',
}

function findSyntaxFaults(text: string): SyntaxFault[] | null {
  const lineCounter = new LineCounter()
  const { contents, errors } = parseDocument(text, { lineCounter, prettyErrors: false })
  if (errors.length === 0) return contents === null ? [emptyFile] : null
  return errors.map(({ code, message, pos }) => {
    const { line } = lineCounter.linePos(pos[0])
    return code === 'DUPLICATE_KEY' ? describeRepeatedKey(text, line) : describe(line, plainReasons[code] ?? message)
  })
}

function describeRepeatedKey(text: string, line: number): SyntaxFault {
  const key = /^\s*(?:- )?"?([^":]+)"?\s*:/.exec(text.split('\n')[line - 1] ?? '')?.[1] ?? 'a key'
  return { line, message: `"${key}" appears twice`, remedy: 'Keep one of the two lines and delete the other.' }
}

function describe(line: number, reason: string): SyntaxFault {
  return {
    line,
    message: `this is not YAML: ${reason}`,
    remedy: 'Compare the line with a file in the same folder: "key: value", indented by two spaces.',
  }
}
