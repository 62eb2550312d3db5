import type { Context } from 'hono'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Session } from '../sessions/session-store.ts'

/**
 * The limits counted per address, so that nobody guesses its password or floods its owner with mails, and so that
 * strangers' requests do not use up the owner's allowance. Each throws a Refusal with the time to wait.
 */
export interface AccountLimits {
  /** @param current the session being re-proven; null if nobody is signed in */
  spendSignIn(c: Context<ApiEnvironment>, email: string, current: Session | null): void
  /** Counts the same whether the address has an account or not. */
  spendMail(c: Context<ApiEnvironment>, email: string): void
  /** For mails that a session asks for. */
  spendSessionMail(session: Session, email: string): void
}

export function createAccountLimits(limits: RateLimits, devices: KnownDevices): AccountLimits {
  return {
    spendSignIn: (c, email, current) => {
      const device = current ? `session ${current.id}` : devices.find(c, email)
      if (device) return limits.spend('signInKnown', `${device} ${email}`)
      limits.spend('signIn', c.var.network)
      limits.spend('signInFrom', `${c.var.network} ${email}`)
      limits.spend('signInFor', email)
    },
    spendMail: (c, email) => {
      const device = devices.find(c, email)
      if (device) return limits.spend('sendMailKnown', `${device} ${email}`)
      limits.spend('sendMail', c.var.network)
      limits.spend('sendMailFrom', `${c.var.network} ${email}`)
      limits.spend('sendMailFor', email)
    },
    spendSessionMail: (session, email) => {
      limits.spend('sendMailKnown', `session ${session.id}`)
      limits.spend('sendMailFor', email)
    },
  }
}
