import type { Kysely, Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import type { ClaimSubject, Report } from '#documents/report.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { describeClaim, formatEvidence } from './describe-claim.ts'
import { markReporter, type NameSender, type Reporter } from './mark-reporter.ts'
import { lockClaims } from './lock-claims.ts'
import { selectClaims } from './select-claims.ts'

/** After this time the same may be claimed again (ms): shelves change. */
const settledForMs = 30 * 24 * 3_600_000

/** What tells reporters, and senders, apart. */
export interface Names {
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
