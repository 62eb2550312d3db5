import type { ProviderFailure } from '#documents/auth-endpoints.ts'
import type { RefusalCode } from '#documents/refusal.ts'

/** What the server says, and what goes wrong before it is reached. */
export type AccountsErrorCode =
  | RefusalCode
  | ProviderFailure
  /** The request did not get through, or no response came back. */
  | 'network'
  /** A site answers, but without an accounts server behind it. */
  | 'no-server'
  /** The server does not say which of the two is wrong; here the address is known. */
  | 'wrong-password'
  | 'popup-blocked'
  | 'popup-closed'

interface Details {
  /** Seconds, with `rate-limited` and `unavailable`. */
  readonly retryAfter?: number | undefined
  /** Dotted path of the field, with `invalid`. */
  readonly field?: string | undefined
  readonly cause?: unknown
}

/** Why an operation on accounts or documents failed. The message is for the log; describeFailure has the reader's words. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError'
  readonly code: AccountsErrorCode
  readonly retryAfter: number | null
  readonly field: string | null

  constructor(code: AccountsErrorCode, message: string, { retryAfter, field, cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.retryAfter = retryAfter ?? null
    this.field = field ?? null
  }
}
