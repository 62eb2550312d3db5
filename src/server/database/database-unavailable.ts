import { log } from '../process/log.ts'

/**
 * The database cannot be used at the moment: it is down, silent, read-only, or has no room. Nothing is wrong with the
 * request, so the answer is to try again. `message` is what the database or the system reported.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super(describeCause(cause), { cause })
  }
}

function describeCause(cause: unknown): string {
  // Node tries several addresses of a host, and says what was wrong with each.
  if (cause instanceof AggregateError) return cause.errors.map(describeCause).join('; ')
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

/** While the database is away every request meets it; the log says so once in this time. */
const logEveryMs = 10_000

let lastMetAt: number | null = null
let loggedAt = Number.NEGATIVE_INFINITY
let unlogged = 0

/** One line about a database that is away, however many requests meet it. */
export function reportOutage({ message }: DatabaseUnavailable): void {
  const now = performance.now()
  lastMetAt = now
  if (now - loggedAt < logEveryMs) {
    unlogged++
    return
  }
  loggedAt = now
  const more = unlogged > 0 ? ` (and ${unlogged} more times since the last such line)` : ''
  log.error(`The database is unavailable: ${message}${more}`)
  unlogged = 0
}

/**
 * Called whenever it has answered. One that only refuses writes, or some of them, is away until nobody has met that for a
 * time.
 */
export function endOutage(): void {
  if (lastMetAt === null || performance.now() - lastMetAt < logEveryMs) return
  lastMetAt = null
  unlogged = 0
  log.info('The database is available again.')
}

/**
 * For work that is not awaited.
 * @param what has gone wrong: a sentence without its full stop
 */
export function logFault(what: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof DatabaseUnavailable) reportOutage(error)
    else log.error({ err: error }, what)
  }
}
