import type { Context } from 'hono'
import type { ProviderId } from '#documents/identity-provider.ts'
import type { FindMails } from '../mail/find-mails.ts'
import type { LiveUpdates } from '../live/live-updates.ts'
import type { DocumentWriter } from '../storage/document-writer.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import type { AccountPost } from './account-post.ts'
import type { AuthContext } from '../sessions/create-auth.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SpendSignIn } from './limit-sign-ins.ts'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'

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
  readonly post: AccountPost
  readonly findMails: FindMails
  /** After an account has gone: removes the claims that nobody else has made. */
  readonly removeUnreported: () => Promise<void>
  /** Set up by the operator. */
  readonly providers: readonly ProviderId[]
  /**
   * Runs work some time after the answer has gone out, so that neither how long that took nor how long the next one takes
   * tells what there was to do. The work itself must keep the server equally busy for everybody.
   */
  readonly afterAnswer: (c: Context<ApiEnvironment>, work: () => Promise<void>) => void
}
