import { log } from '../process/log.ts'
import type { DatabaseUnavailable } from './database-unavailable.ts'

/** While the database is away every request meets it; the log says so once in this time. */
const sayEveryMs = 10_000

let metAt: number | null = null
let saidAt = Number.NEGATIVE_INFINITY
let unsaid = 0

/** One line about a database that is away, however many requests meet it. */
export function reportOutage({ message }: DatabaseUnavailable): void {
  const now = performance.now()
  metAt = now
  if (now - saidAt < sayEveryMs) {
    unsaid++
    return
  }
  saidAt = now
  const more = unsaid > 0 ? ` (and ${unsaid} more times since the last such line)` : ''
  log.error(`The database is unavailable: ${message}${more}`)
  unsaid = 0
}

/**
 * Called whenever it has answered. One that only refuses writes, or some of them, is away until nobody has met that for a
 * time.
 */
export function endOutage(): void {
  if (metAt === null || performance.now() - metAt < sayEveryMs) return
  metAt = null
  unsaid = 0
  log.info('The database is available again.')
}
