import type { Context } from 'hono'
import { refusalStatus, type RefusalBody, type RefusalCode } from '#documents/refusal.ts'

interface Details {
  readonly field?: string
  /** Seconds. */
  readonly retryAfter?: number
}

/** Thrown wherever a request has to be refused; answered in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export function answerRefusal(c: Context, { code, message, details }: Refusal): Response {
  const body: RefusalBody = { error: { code, message, ...details } }
  if (details.retryAfter) c.header('Retry-After', String(details.retryAfter))
  return c.json(body, refusalStatus[code])
}

/** Refuses an address at which there is nothing, or something whose existence must not be revealed. */
export function refuseUnknown(): never {
  throw new Refusal('not-found', 'There is nothing at this address.')
}
