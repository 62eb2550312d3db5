import { createHmac } from 'node:crypto'
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
