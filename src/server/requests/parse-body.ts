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
  if (fault) throw refuse(fault.field, fault.why, whole)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(issue?.path.map(String).join('.') ?? '', issue?.message ?? 'is not as it should be', whole)
}

function refuse(field: string, why: string, whole: string): Refusal {
  return new Refusal('invalid', `${field || whole} ${why}`, { field })
}
