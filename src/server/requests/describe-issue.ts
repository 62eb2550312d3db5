import type { z } from 'zod'

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
export function describeIssue(issue: Issue): string {
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
