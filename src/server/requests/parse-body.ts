import type { z } from 'zod'
import { findJsonFault } from '#documents/check-json.ts'
import type { JsonValue } from '#documents/json-value.ts'
import { describeIssue } from './describe-issue.ts'
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
