import type { Context } from 'hono'
import type { DatabaseUnavailable } from './database/database-unavailable.ts'
import { log } from './log.ts'
import { answerRefusal, Refusal } from './requests/refusal.ts'

/** While the database is away every request meets it; the log says so once in this time. */
const sayEveryMs = 10_000
/** Seconds after which clients may ask again. */
const retryAfter = 5

let saidAt = Number.NEGATIVE_INFINITY
let unsaid = 0

/** Answers 503: what was asked is right, and can be asked again. */
export function answerUnavailable(c: Context, error: DatabaseUnavailable): Response {
  reportUnavailable(error)
  const text = 'Accounts cannot be reached at the moment. Try again in a few seconds.'
  return answerRefusal(c, new Refusal('unavailable', text, { retryAfter }))
}

/** One line about a database that is away, however many requests meet it. */
export function reportUnavailable({ message }: DatabaseUnavailable): void {
  const now = performance.now()
  if (now - saidAt < sayEveryMs) {
    unsaid++
    return
  }
  saidAt = now
  log.error(
    `The database is unavailable: ${message}${unsaid > 0 ? ` (and ${unsaid} more times since the last such line)` : ''}`,
  )
  unsaid = 0
}
