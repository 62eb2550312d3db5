import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { findJsonFault } from '#documents/check-json.ts'
import type { JsonValue } from '#documents/json-value.ts'
import { Refusal } from './refusal.ts'

/**
 * What a request sends, as a schema wants it. Throws a Refusal that says which field is wrong, and why.
 *
 * @param whole what the value is called where no field of it is meant
 */
export function parseBody<Value>(schema: z.ZodType<Value>, value: JsonValue, whole = 'The body'): Value {
  const fault = findJsonFault(value)
  if (fault) throw refuseField(fault.field, fault.why, whole)
  const parsed = schema.safeParse(value, { error: describeIssue })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
  throw refuseField(path.map(String).join('.'), issue?.message ?? 'is not valid', whole)
}

/**
 * @param field dotted path; empty for the whole value
 * @param why what follows its name in a sentence
 */
export function refuseField(field: string, why: string, whole: string): Refusal {
  return new Refusal('invalid', `${field || whole} ${why}.`, { field })
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The body of a request as JSON. Throws a Refusal if there is none, or if it is too large or of another type.
 *
 * @param limitBytes read and no further
 */
export async function readJson(request: IncomingMessage, limitBytes: number): Promise<JsonValue> {
  checkType(request.headers['content-type'])
  const bytes = await readBytes(request, limitBytes)
  try {
    const value: JsonValue = JSON.parse(decoder.decode(bytes))
    return value
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new Refusal('bad-json', 'The body is not JSON in UTF-8.')
    throw error
  }
}

function checkType(header = ''): void {
  const [type = '', ...parameters] = header.toLowerCase().split(';')
  const isPlain = parameters.every((parameter) => /^\s*charset="?utf-8"?\s*$/.test(parameter))
  if (type.trim() !== 'application/json' || !isPlain) {
    throw new Refusal('unsupported-media-type', 'The body must be application/json.')
  }
}

async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limitBytes) throw tooLarge(limitBytes)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk
      size += bytes.length
      if (size > limitBytes) throw tooLarge(limitBytes)
      chunks.push(bytes)
    }
  } catch (error) {
    // Its sender has gone, or took too long: the answer is not read, and the log needs no more than the line of an answer.
    if (request.errored) throw new Refusal('bad-json', 'The body did not arrive whole.')
    throw error
  }
  return Buffer.concat(chunks)
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('too-large', `The body has more than ${limitBytes} bytes.`)
}

/** What a value must be, by the type that Zod expects. */
const kinds = new Map(
  Object.entries({
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
  }),
)

/** What is counted of a value that is too small or too big, by its type. */
const units = new Map(Object.entries({ string: 'characters', array: 'entries' }))

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * Why a value is refused if its schema has no message of its own, worded for readers, who see it after the name of the
 * field: `must be system, light or dark`.
 */
function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is not a known field'
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds.get(issue.expected) ?? issue.expected}`
    case 'invalid_value':
      return `must be ${listChoices(issue.values.map(String))}`
    case 'too_small':
      return describeLimit(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return describeLimit(issue.origin, 'at most', issue.maximum)
    // What is wrong with the name of an entry.
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'is not a name that is allowed'
    default:
      return 'does not have a form that is allowed'
  }
}

function listChoices(choices: readonly string[]): string {
  const last = choices.at(-1) ?? ''
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`
}

function describeLimit(origin: string, bound: 'at least' | 'at most', limit: number | bigint): string {
  const unit = units.get(origin)
  return unit === undefined ? `must be ${bound} ${limit}` : `must have ${bound} ${limit} ${unit}`
}
