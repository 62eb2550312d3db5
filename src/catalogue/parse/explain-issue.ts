/** Turns what Zod finds into sentences for people who write content. */
import * as z from 'zod'
import { suggestNearMiss } from '#base/near-miss.ts'
import type { KeyPath } from '../problem.ts'

type Issue = z.core.$ZodIssue

export interface Explanation {
  readonly location: KeyPath
  readonly message: string
  readonly remedy: string
}

const typeNames = new Map(
  Object.entries({
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    array: 'a list in square brackets or with a "-" before each entry',
    object: 'a group of "key: value" lines',
    record: 'a group of "key: value" lines',
  }),
)

export function explainIssue(issue: Issue, schema: z.ZodType, raw: unknown): Explanation[] {
  const location = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  if (issue.code === 'unrecognized_keys') {
    const known = findKnownKeys(schema, location)
    return issue.keys.map((key) => explainUnknownKey(key, known, location))
  }
  const label = describeLocation(location)
  const value = findValue(raw, location)
  const { expected, remedy } = describeExpectation(issue)
  if (value === undefined)
    return [
      {
        location,
        message: `${label} is missing`,
        remedy: `Add a line for it: it is ${expected}. ${remedy}`.trim(),
      },
    ]
  return [
    {
      location,
      message: `${label} is ${describeValue(value)}, which is not ${expected}`,
      remedy: remedyForValue(issue, value) + (remedy || `Write ${expected}.`),
    },
  ]
}

function explainUnknownKey(key: string, known: readonly string[], location: KeyPath): Explanation {
  return {
    location: [...location, key],
    message: `unknown key "${key}"`,
    remedy: `${suggestNearMiss(key, known)}Known here: ${known.join(', ')}.`,
  }
}

function describeExpectation(issue: Issue): { expected: string; remedy: string } {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: typeNames.get(issue.expected) ?? issue.expected, remedy: '' }
    case 'invalid_value':
      return { expected: `one of ${issue.values.map(String).join(', ')}`, remedy: '' }
    case 'too_small':
      return issue.origin === 'string'
        ? { expected: 'a text', remedy: '' }
        : {
            expected: describeLimit(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum),
            remedy: '',
          }
    case 'too_big':
      return { expected: describeLimit(issue.origin, 'at most', issue.maximum), remedy: '' }
    case 'invalid_format':
      return { expected: `a text with ${'includes' in issue ? String(issue['includes']) : issue.format}`, remedy: '' }
    case 'custom':
      return { expected: String(issue.params?.['expected']), remedy: String(issue.params?.['remedy']) }
    default:
      return { expected: issue.message, remedy: '' }
  }
}

function describeLimit(origin: string, limit: string, bound: number | bigint): string {
  return origin === 'array' ? `a list of ${limit} ${bound}` : `a number of ${limit} ${bound}`
}

function remedyForValue(issue: Issue, value: unknown): string {
  return issue.code === 'invalid_value' ? suggestNearMiss(String(value), issue.values.map(String)) : ''
}

/** "the file", "\"name\"" or "\"driver\" in \"cups\" 2". */
function describeLocation(location: KeyPath): string {
  if (location.length === 0) return 'the file'
  const last = location.at(-1)
  const inner = typeof last === 'number' ? `entry ${last + 1}` : `"${last}"`
  const around = location.slice(0, -1).map((step) => (typeof step === 'number' ? String(step + 1) : `"${step}"`))
  return around.length === 0 ? inner : `${inner} in ${around.join(' ')}`
}

function describeValue(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of lines'
  return JSON.stringify(value)
}

function findValue(raw: unknown, location: KeyPath): unknown {
  let value = raw
  for (const step of location) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, step)?.value
  }
  return value
}

function findKnownKeys(schema: z.ZodType, location: KeyPath): string[] {
  let node: z.core.JSONSchema._JSONSchema | undefined = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  for (const step of location) {
    if (typeof node !== 'object') return []
    if (typeof step === 'number') node = Array.isArray(node.items) ? undefined : node.items
    else node = node.properties?.[step] ?? node.additionalProperties
  }
  return typeof node === 'object' ? Object.keys(node.properties ?? {}) : []
}
