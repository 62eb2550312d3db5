import type { Context } from 'hono'
import type { DatabaseUnavailable } from './database/database-unavailable.ts'
import { reportOutage } from './database/report-outage.ts'
import { answerRefusal, Refusal } from './requests/refusal.ts'

/** Seconds after which clients may ask again. */
const retryAfter = 5

/** Answers 503: what was asked is right, and can be asked again. */
export function answerUnavailable(c: Context, error: DatabaseUnavailable): Response {
  reportOutage(error)
  const text = 'Accounts cannot be reached at the moment. Try again in a few seconds.'
  return answerRefusal(c, new Refusal('unavailable', text, { retryAfter }))
}
