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
