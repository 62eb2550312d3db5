import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import type { Kysely } from 'kysely'
import { reportEndpoints, reportsBase, type ReportAnswers, type ReportOperation } from '#documents/report-endpoints.ts'
import { clearingSchema, decisionSchema, reportSchema, takingBackSchema } from '#documents/report-schema.ts'
import { reportLimitBytes } from '#documents/report.ts'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import { beforeConfirmation, type Session } from '../sessions/session-store.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { log } from '../process/log.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { parseBody, readJson } from '../requests/parse-body.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { refuseUnknown, Refusal } from '../requests/refusal.ts'
import { lockClaims, decideClaim, readDecided, readQueue, removeUnreportedOf } from './report-store.ts'
import { type Reporter, createSenderNames, identifyReporter, recordReport } from './record-report.ts'

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
      const reporter = identifyReporter(await sessions.find(c), c.var.network)
      spendReport(reporter)
      const report = parseBody(reportSchema, await readJson(c.env.incoming, reportLimitBytes))
      return c.json(await recordReport(db, report, reporter, names))
    })
    .post(pathOf('takeBack'), async (c) => {
      spendReport(identifyReporter(await sessions.find(c), c.var.network))
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
