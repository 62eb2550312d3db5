import type { AccountMails } from '../mail/account-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { LiveUpdates } from '../live/live-updates.ts'
import type { DocumentWriter } from '../storage/document-writer.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import type { AccountLimits } from './account-limits.ts'
import type { AuthContext } from './create-auth.ts'
import type { KnownDevices } from './known-devices.ts'
import type { RequestSessions } from './session-cookie.ts'
import type { SessionStore } from './session-store.ts'

/** What operations on accounts work with. */
export interface AccountServices {
  readonly auth: AuthContext
  readonly store: SessionStore
  readonly sessions: RequestSessions
  readonly updates: LiveUpdates
  readonly writer: DocumentWriter
  readonly limits: RateLimits
  readonly accountLimits: AccountLimits
  readonly devices: KnownDevices
  readonly mailer: Mailer
  readonly mails: AccountMails
  readonly hasGoogle: boolean
  /** Runs what a client must not wait for, lest its time tells something. */
  readonly inBackground: (work: () => Promise<void>) => void
}
