import { createHmac, randomBytes } from 'node:crypto'
import { widenNetwork } from '../requests/client-address.ts'
import type { Session } from '../sessions/session-store.ts'

export interface Reporter {
  /** The account's id; null if nobody is signed in. */
  readonly ownerId: string | null
  /** Whether the account has proven its address. */
  readonly isVerified: boolean
  /** The network that the request comes from. */
  readonly network: string
}

export function describeReporter(session: Session | null, network: string): Reporter {
  return { ownerId: session?.user.uid ?? null, isVerified: session?.user.emailVerified ?? false, network }
}

/**
 * Tells whether two reports of one claim come from the same reader: an account with a proven address is one reader,
 * everybody else is the network of the day. Nobody's network is kept: the mark is of one claim and one day, cannot be
 * undone without the server's secret, and is forgotten after a day.
 */
export function markReporter(
  { ownerId, isVerified, network }: Reporter,
  claimId: string,
  secret: string,
  nowMs: number,
): string {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  const who = isVerified ? `account ${ownerId}` : `network ${day} ${network}`
  return createHmac('sha256', secret).update(`report ${claimId} ${who}`).digest('base64url')
}

/** Names what sends reports. */
export type NameSender = (reporter: Reporter, nowMs: number) => string

/**
 * Tells which reports come from one account, or one network, on one day, for reviewers who clear a flood. The key of a day is
 * in memory only: after it, or after a restart, nobody can tell whose a name was, whatever they have of the server.
 */
export function createSenderNames(): NameSender {
  let [day, key] = ['', randomBytes(32)]
  return ({ ownerId, isVerified, network }, nowMs) => {
    const today = new Date(nowMs).toISOString().slice(0, 10)
    if (today !== day) [day, key] = [today, randomBytes(32)]
    // Whoever has a /48 has all of its networks.
    const who = isVerified ? `account ${ownerId}` : `network ${widenNetwork(network) ?? network}`
    return createHmac('sha256', key).update(who).digest('base64url').slice(0, 16)
  }
}
