import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import type { Kysely, Transaction } from 'kysely'
import {
  reportEndpoints,
  reportsBase,
  type ReportAnswers,
  type ReportOperation,
  type SentAnswer,
} from '#documents/report-endpoints.ts'
import { clearingSchema, decisionSchema, reportSchema, takingBackSchema } from '#documents/report-schema.ts'
import { reportLimitBytes, type ClaimSubject, type Report } from '#documents/report.ts'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import { beforeConfirmation, type Session } from '../sessions/session-store.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { log } from '../process/log.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { parseBody, readJson } from '../requests/parse-body.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { refuseUnknown, Refusal } from '../requests/refusal.ts'
import { widenNetwork } from '../requests/client-address.ts'
import {
  describeClaim,
  formatEvidence,
  lockClaims,
  decideClaim,
  readDecided,
  readQueue,
  removeUnreportedOf,
  selectClaims,
} from './report-store.ts'

interface Parts {
  readonly db: Kysely<DatabaseSchema>
  readonly sessions: RequestSessions
  readonly limits: RateLimits
  /** E-mail addresses, in lower case. */
  readonly reviewers: ReadonlySet<string>
  /** Keys the marks of reporters. */
  readonly secret: string
}

const publicCaching = 'public, max-age=60'

/** Every operation of `reportEndpoints`. */
export function createReportRoutes({ db, sessions, limits, reviewers, secret }: Parts): Hono<ApiEnvironment> {
  const names = { secret, nameSender: createSenderNames() }

  async function requireReviewer(c: Context<ApiEnvironment>): Promise<Session> {
    const session = await sessions.findNow(c)
    if (!session?.user.emailVerified || !reviewers.has(session.user.email)) return refuseUnknown()
    // Whoever was signed in before its owner confirmed the address may be somebody else.
    return session.authenticatedAtMs > beforeConfirmation.getTime() ? session : refuseUnknown()
  }

  function spendReport({ ownerId, isVerified, network }: Reporter): void {
    limits.spend('report', network)
    if (ownerId !== null) limits.spend('reportBy', ownerId)
    // The first ones of each network pass, however many others send.
    if (!isVerified && !limits.trySpend('reportFirst', network)) limits.spend('reportAnonymous', 'all')
  }

  return new Hono<ApiEnvironment>()
    .post(pathOf('send'), async (c) => {
      const reporter = describeReporter(await sessions.find(c), c.var.network)
      spendReport(reporter)
      const report = parseBody(reportSchema, await readJson(c.env.incoming, reportLimitBytes))
      return c.json(await recordReport(db, report, reporter, names))
    })
    .post(pathOf('takeBack'), async (c) => {
      spendReport(describeReporter(await sessions.find(c), c.var.network))
      const { id } = parseBody(takingBackSchema, await readJson(c.env.incoming, reportLimitBytes))
      await takeBackReport(db, id)
      const answer: ReportAnswers['takeBack'] = {}
      return c.json(answer)
    })
    .get(pathOf('queue'), async (c) => {
      limits.spend('read', c.var.network)
      await requireReviewer(c)
      return c.json(await readQueue(db))
    })
    .post(pathOf('decide'), async (c) => {
      limits.spend('write', c.var.network)
      const { user } = await requireReviewer(c)
      const decision = parseBody(decisionSchema, await readJson(c.env.incoming, reportLimitBytes))
      const claim = await decideClaim(db, decision)
      log.info({ claim: claim.id, from: decision.from, to: decision.to, reviewer: user.uid }, 'a claim was decided')
      return c.json(claim)
    })
    .post(pathOf('clear'), async (c) => {
      limits.spend('write', c.var.network)
      const { user } = await requireReviewer(c)
      const { senders } = parseBody(clearingSchema, await readJson(c.env.incoming, reportLimitBytes))
      const answer: ReportAnswers['clear'] = { removed: await clearSenders(db, senders) }
      log.info({ senders: senders.length, ...answer, reviewer: user.uid }, 'the reports of senders were deleted')
      return c.json(answer)
    })
    .get(pathOf('decided'), etag(), async (c) => {
      limits.spend('read', c.var.network)
      const answer: ReportAnswers['decided'] = { claims: await readDecided(db) }
      return c.json(answer, 200, { 'Cache-Control': publicCaching })
    })
}

function pathOf(operation: ReportOperation): string {
  return reportEndpoints[operation].path.slice(reportsBase.length)
}

/**
 * Deletes the undecided reports of these senders, and the claims that only they have made.
 * @returns the number of reports
 */
function clearSenders(db: Kysely<DatabaseSchema>, senders: readonly string[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const claims = transaction.selectFrom('report').select('claimId').where('sender', 'in', senders)
    // What is being decided at this moment is decided by the next statement.
    const open = transaction.updateTable('claim').where('id', 'in', claims).where('state', '=', 'open')
    const held = await lockClaims(open).execute()
    if (held.length === 0) return 0
    const removed = await transaction
      .deleteFrom('report')
      .where('sender', 'in', senders)
      .where('claimId', 'in', ({ selectFrom }) => selectFrom('claim').select('id').where('state', '=', 'open'))
      .returning('id')
      .execute()
    await removeUnreportedOf(transaction, held)
    return removed.length
  })
}

/**
 * Deletes a report, and its claim if no one else has made it. Whoever knows the id has sent the report: nobody else is told
 * it. Throws a Refusal once reviewers have decided.
 */
export async function takeBackReport(db: Kysely<DatabaseSchema>, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const claims = transaction.selectFrom('report').select('claimId').where('report.id', '=', id)
    // A decision that is being made has been made by the next statement, or waits.
    const held = await lockClaims(transaction.updateTable('claim').where('id', 'in', claims)).execute()
    const decided = await transaction
      .selectFrom('claim')
      .select('id')
      .where('id', 'in', claims)
      .where('state', '!=', 'open')
      .executeTakeFirst()
    if (decided) throw new Refusal('invalid', 'Reviewers have already decided on this.', { field: 'id' })
    await transaction.deleteFrom('report').where('id', '=', id).execute()
    await removeUnreportedOf(transaction, held)
  })
}

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
    const { state, confirmations, reason } = describeClaim(row)
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
      subject: JSON.stringify(describeSubject(report)),
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

function describeSubject(report: Report): ClaimSubject {
  if (report.kind === 'other') return { kind: 'other', page: report.page }
  const { kind, item, variant, said, seen } = report
  return { kind, item, variant, said, seen }
}

interface Reporter {
  /** The account's id; null without a session. */
  readonly ownerId: string | null
  /** Whether the account has proven its address. */
  readonly isVerified: boolean
  /** The network that the request comes from. */
  readonly network: string
}

function describeReporter(session: Session | null, network: string): Reporter {
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
