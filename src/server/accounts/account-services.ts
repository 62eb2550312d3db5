import type { Context } from 'hono'
import { z } from 'zod'
import type { ProviderId } from '#documents/identity-provider.ts'
import type { AuthRequests } from '#documents/auth-endpoints.ts'
import type { FindMails } from '../mail/find-mails.ts'
import type { LiveUpdates } from '../live/live-updates.ts'
import type { DocumentWriter } from '../storage/document-writer.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import type { AuthContext } from '../sessions/create-auth.ts'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import type { SessionStore, Session } from '../sessions/session-store.ts'
import type { CountedMailer } from './counted-mailer.ts'
import type { KnownDevices } from './known-devices.ts'

/** As in the database: without surrounding spaces, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an e-mail address'))
/** The password rule decides what is allowed; this only keeps anybody from making us hash a book. */
const password = z.string().max(1024, 'must have at most 1,024 characters')
const token = z.string().max(200, 'is not a valid token')
const uid = z.string().max(200, 'must have at most 200 characters')
const nothing = z.strictObject({})

export const requestSchemas: { readonly [Operation in keyof AuthRequests]: z.ZodType<AuthRequests[Operation]> } = {
  createAccount: z.strictObject({ email: emailSchema, password }),
  signIn: z.strictObject({ email: emailSchema, password }),
  signOut: nothing,
  requestReset: z.strictObject({ email: emailSchema }),
  completeReset: z.strictObject({ token, password }),
  updatePassword: z.strictObject({ uid, password }),
  updateEmail: z.strictObject({ uid, email: emailSchema }),
  sendVerification: nothing,
  describeVerification: z.strictObject({ token }),
  completeVerification: z.strictObject({ token, password: password.exactOptional() }),
  deleteAccount: z.strictObject({ uid }),
  wasDeleted: z.strictObject({ uid }),
  revokeOtherSessions: nothing,
}

/** What operations on accounts work with. */
export interface AccountServices {
  readonly auth: AuthContext
  readonly store: SessionStore
  readonly sessions: RequestSessions
  readonly updates: LiveUpdates
  readonly writer: DocumentWriter
  readonly limits: RateLimits
  readonly spendSignIn: SpendSignIn
  readonly devices: KnownDevices
  readonly mailer: CountedMailer
  readonly findMails: FindMails
  /** After an account has gone: removes the claims that no one else has made. */
  readonly removeUnreported: () => Promise<void>
  /** Set up by the operator. */
  readonly providers: readonly ProviderId[]
  /**
   * Runs work some time after the answer has gone out, so that neither how long that took nor how long the next one takes
   * tells what there was to do. The work itself must take equally long in all cases.
   */
  readonly afterAnswer: (c: Context<ApiEnvironment>, work: () => Promise<void>) => void
}

/**
 * The limit of attempts to sign in, counted per address, too, so that nobody guesses its password, and strangers' attempts do
 * not use up its owner's. Throws a Refusal with the time to wait.
 * @param current the session being re-proven; null without a session
 */
type SpendSignIn = (c: Context<ApiEnvironment>, email: string, current: Session | null) => void

export function limitSignIns(limits: RateLimits, devices: KnownDevices): SpendSignIn {
  return (c, email, current) => {
    const device = current ? `session ${current.id}` : devices.find(c, email)
    if (device) return limits.spend('signInKnown', `${device} ${email}`)
    limits.spend('signIn', c.var.network)
    limits.spend('signInFrom', `${c.var.network} ${email}`)
    limits.spend('signInFor', email)
  }
}
