import { log } from '../log.ts'
import type { DatabaseUnavailable } from './database-unavailable.ts'

/** While the database is away every request meets it; the log says so once in this time. */
const sayEveryMs = 10_000

let saidAt = Number.NEGATIVE_INFINITY
let unsaid = 0

/** One line about a database that is away, however many requests meet it. */
export function reportOutage({ message }: DatabaseUnavailable): void {
  const now = performance.now()
  if (now - saidAt < sayEveryMs) {
    unsaid++
    return
  }
  saidAt = now
  const more = unsaid > 0 ? ` (and ${unsaid} more times since the last such line)` : ''
  log.error(`The database is unavailable: ${message}${more}`)
  unsaid = 0
}

/** Called whenever it has answered. Says so once after an outage. */
export function endOutage(): void {
  if (saidAt === Number.NEGATIVE_INFINITY) return
  saidAt = Number.NEGATIVE_INFINITY
  unsaid = 0
  log.info('The database is available again.')
}
