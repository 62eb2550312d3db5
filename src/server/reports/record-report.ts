import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import type { ClaimSubject, Report } from '#documents/report.ts'
import type { Session } from '../sessions/session-store.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { widenNetwork } from '../requests/client-address.ts'
import { toPublicClaim, formatEvidence, lockClaims, selectClaims } from './report-store.ts'

/** After this time the same may be claimed again (ms): shelves change. */
const settledForMs = 30 * 24 * 3_600_000

/** What tells reporters, and senders, apart. */
interface Names {
  /** Keys the marks of reporters. */
  readonly secret: string
  readonly nameSender: NameSender
}

/** Keeps a report as the first of its claim or as a confirmation; once, however often it is sent. */
export function recordReport(
  db: Kysely<DatabaseSchema>,
  report: Report,
  reporter: Reporter,
  { secret, nameSender }: Names,
): Promise<SentAnswer> {
  const nowMs = Date.now()
  return db.transaction().execute(async (transaction) => {
    const claimId = await holdClaim(transaction, report, nowMs)
    const inserted = await transaction
      .insertInto('report')
      .values({
        id: report.id,
        claimId,
        // Null if the account has just been deleted.
        ownerId: (query) =>
          query
            .selectFrom('user')
            .select('id')
            .where('id', '=', reporter.ownerId ?? ''),
        mark: markReporter(reporter, claimId, secret, nowMs),
        sender: nameSender(reporter, nowMs),
        isVerified: reporter.isVerified ? 1 : 0,
        evidence: formatEvidence(report),
        day: report.day ?? null,
        receivedAtMs: nowMs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    const row = await selectClaims(transaction).where('claim.id', '=', claimId).executeTakeFirstOrThrow()
    const { state, confirmations, reason } = toPublicClaim(row)
    if (inserted.length === 0) return { outcome: 'known', state, confirmations, reason }
    return { outcome: confirmations === 0 ? 'first' : 'confirmed', state, confirmations, reason }
  })
}

/** Keeps the claim from being removed until the transaction ends: others may not see a report of it before. */
async function holdClaim(db: Transaction<DatabaseSchema>, report: Report, nowMs: number): Promise<string> {
  for (;;) {
    const id = await ensureClaim(db, report, nowMs)
    const held = await lockClaims(db.updateTable('claim').where('id', '=', id)).execute()
    if (held.length > 0) return id
  }
}

async function ensureClaim(db: Transaction<DatabaseSchema>, report: Report, nowMs: number): Promise<string> {
  const topic = nameTopic(report)
  const latest = await db
    .selectFrom('claim')
    .select(['id', 'round', 'state', 'decidedAtMs'])
    .where('topic', '=', topic)
    .orderBy('round', 'desc')
    .executeTakeFirst()
  const isSettled = latest?.state === 'refused' || latest?.state === 'done'
  if (latest && !(isSettled && Number(latest.decidedAtMs) < nowMs - settledForMs)) return latest.id
  const round = latest ? latest.round + 1 : 0
  const id = createHash('sha256').update(`${round} ${topic}`).digest('hex').slice(0, 32)
  await db
    .insertInto('claim')
    .values({
      id,
      topic,
      round,
      subject: JSON.stringify(toSubject(report)),
      state: 'open',
      madeAtMs: report.madeAtMs,
      decidedAtMs: null,
      reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** A claim in words is never the same as another. */
function nameTopic(report: Report): string {
  if (report.kind === 'other') return `other ${report.id}`
  const { item, variant, seen } = report
  return `shelf ${item} ${variant} ${seen.shelf} ${seen.level}`
}

function toSubject(report: Report): ClaimSubject {
  if (report.kind === 'other') return { kind: 'other', page: report.page }
  const { kind, item, variant, said, seen } = report
  return { kind, item, variant, said, seen }
}

export interface Reporter {
  /** The account's id; null without a session. */
  readonly ownerId: string | null
  /** Whether the account has proven its address. */
  readonly isVerified: boolean
  /** The network that the request comes from. */
  readonly network: string
}

export function identifyReporter(session: Session | null, network: string): Reporter {
  return { ownerId: session?.user.uid ?? null, isVerified: session?.user.emailVerified ?? false, network }
}

/**
 * Tells whether two reports of one claim come from the same reader: an account with a proven address is one reader,
 * all others of a network are one reader a day. No network is kept: the mark is of one claim and one day, cannot be
 * undone without the server's secret, and is forgotten after a day.
 */
function markReporter(
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
type NameSender = (reporter: Reporter, nowMs: number) => string

/**
 * Tells which reports come from one account, or one network, on one day, for reviewers who clear a flood. The key of a day is
 * in memory only: after it, or after a restart, a name cannot be traced to an account or network, even with all that the server has.
 */
export function createSenderNames(): NameSender {
  let [day, key] = ['', randomBytes(32)]
  return ({ ownerId, isVerified, network }, nowMs) => {
    const today = new Date(nowMs).toISOString().slice(0, 10)
    if (today !== day) [day, key] = [today, randomBytes(32)]
    // The owner of a /48 has all of its networks.
    const who = isVerified ? `account ${ownerId}` : `network ${widenNetwork(network) ?? network}`
    return createHmac('sha256', key).update(who).digest('base64url').slice(0, 16)
  }
}
