import type { Context } from 'hono'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Session } from '../sessions/session-store.ts'

/**
 * The limit of attempts to sign in, counted per address, too, so that nobody guesses its password, and strangers' attempts do
 * not use up its owner's. Throws a Refusal with the time to wait.
 * @param current the session being re-proven; null if nobody is signed in
 */
export type SpendSignIn = (c: Context<ApiEnvironment>, email: string, current: Session | null) => void

export function limitSignIns(limits: RateLimits, devices: KnownDevices): SpendSignIn {
  return (c, email, current) => {
    const device = current ? `session ${current.id}` : devices.find(c, email)
    if (device) return limits.spend('signInKnown', `${device} ${email}`)
    limits.spend('signIn', c.var.network)
    limits.spend('signInFrom', `${c.var.network} ${email}`)
    limits.spend('signInFor', email)
  }
}
