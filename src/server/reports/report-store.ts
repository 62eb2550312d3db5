import {
  sql,
  type ExpressionBuilder,
  type Kysely,
  type Transaction,
  type UpdateQueryBuilder,
  type Selectable,
} from 'kysely'
import { z } from 'zod'
import {
  type Decision,
  type ReportAnswers,
  type Sender,
  fewestOfFlood,
  mostListed,
} from '#documents/report-endpoints.ts'
import {
  mostEvidence,
  type PublicClaim,
  type ReviewedClaim,
  claimStates,
  type Evidence,
  type Report,
} from '#documents/report.ts'
import { subjectSchema } from '#documents/report-schema.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { Refusal } from '../requests/refusal.ts'

const marksLastMs = 24 * 3_600_000
const sendersLastMs = 30 * 24 * 3_600_000

/** Which of all that its sender has sent it is. */
const turn = sql<number | string>`row_number() over (partition by coalesce("sender", "id") order by "madeAtMs", "id")`

/** The claims that wait for a reviewer, as `ReportAnswers` describes it; `total` counts all. */
export async function readQueue(db: Kysely<DatabaseSchema>): Promise<ReportAnswers['queue']> {
  const waiting = ['open', 'agreed']
  const { total } = await db
    .selectFrom('claim')
    .where('state', 'in', waiting)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await Promise.all(
    waiting.map((state) => {
      const sent = selectSentClaims(db).where('state', '=', state)
      return db
        .selectFrom(sent.as('sent'))
        .selectAll()
        .select(turn.as('turn'))
        .orderBy('reporters', 'desc')
        .orderBy('turn')
        .orderBy('madeAtMs')
        .orderBy('id')
        .limit(mostListed.queue)
        .execute()
    }),
  )
  return { claims: await addEvidence(db, rows.flat()), total: Number(total), senders: await listSenders(db) }
}

/** Who has sent a flood. */
async function listSenders(db: Kysely<DatabaseSchema>): Promise<Sender[]> {
  const rows = await db
    .selectFrom(selectSentClaims(db).where('state', '=', 'open').as('sent'))
    .select(({ fn }) => ['sender', fn.countAll<number | string>().as('claims')])
    .where('sender', 'is not', null)
    .groupBy('sender')
    .having(({ fn }) => fn.countAll(), '>=', fewestOfFlood)
    .orderBy('claims', 'desc')
    .orderBy('sender')
    .limit(mostListed.senders)
    .execute()
  return rows.map(({ sender, claims }) => ({ id: sender ?? '', claims: Number(claims) }))
}

/**
 * What reviewers have decided, the newest first: every claim that is agreed, and of those refused or done the newest,
 * `mostListed.decided` at most.
 */
export async function readDecided(db: Kysely<DatabaseSchema>): Promise<PublicClaim[]> {
  const newest = selectClaims(db).orderBy('decidedAtMs', 'desc').orderBy('claim.id')
  const rows = await Promise.all([
    newest.where('state', '=', 'agreed').execute(),
    newest.where('state', 'in', ['refused', 'done']).limit(mostListed.decided).execute(),
  ])
  return rows
    .flat()
    .map(toPublicClaim)
    .toSorted((one, other) => (other.decidedAtMs ?? 0) - (one.decidedAtMs ?? 0))
}

/** Throws a Refusal if the claim is no longer in the state that the reviewer saw, or does not exist. */
export async function decideClaim(
  db: Kysely<DatabaseSchema>,
  { id, from, to, reason }: Decision,
): Promise<ReviewedClaim> {
  const isOpen = to === 'open'
  const changed = await db
    .updateTable('claim')
    .set({ state: to, decidedAtMs: isOpen ? null : Date.now(), reason: isOpen ? null : (reason ?? null) })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .execute()
  const rows = await selectSentClaims(db).where('claim.id', '=', id).execute()
  const [claim] = await addEvidence(db, rows)
  if (!claim) throw new Refusal('not-found', 'There is no such claim.')
  if (changed.length > 0) return claim
  throw new Refusal('version-mismatch', `The claim is ${claim.state} now.`)
}

/**
 * Forgets the marks of networks after a day, who sent what once it is decided or a month old, and claims whose reports are all gone: those in words, and shelves that are
 * undecided. A shelf that was decided says nothing about anybody and stays.
 */
export async function tidyReports(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .updateTable('report')
    .set(({ ref }) => ({ mark: ref('id') }))
    .where('isVerified', '=', 0)
    .where('receivedAtMs', '<', Date.now() - marksLastMs)
    .whereRef('mark', '!=', 'id')
    .execute()
  await db
    .updateTable('report')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('receivedAtMs', '<', Date.now() - sendersLastMs),
        eb('claimId', 'in', selectFrom('claim').select('id').where('state', '!=', 'open')),
      ]),
    )
    .execute()
  await removeUnreported(db)
}

/** Removes the claims that have lost their last report and are not needed without one. */
export async function removeUnreported(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const held = await lockClaims(transaction.updateTable('claim').where(isUnreported)).execute()
    await removeUnreportedOf(transaction, held)
  })
}

/** @param held locked before: by now somebody may have reported them */
export async function removeUnreportedOf(
  transaction: Transaction<DatabaseSchema>,
  held: readonly { readonly id: string }[],
): Promise<void> {
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  await transaction.deleteFrom('claim').where('id', 'in', ids).where(isUnreported).execute()
}

/** Without reports, and not needed without them. */
function isUnreported({ and, or, eb, not, exists, selectFrom }: ExpressionBuilder<DatabaseSchema, 'claim'>) {
  const reports = selectFrom('report').select('report.id').whereRef('report.claimId', '=', 'claim.id')
  return and([not(exists(reports)), or([eb('state', '=', 'open'), eb('topic', 'like', 'other %')])])
}

async function addEvidence(
  db: Kysely<DatabaseSchema>,
  claims: readonly (ClaimRow & { readonly sender: string | null })[],
): Promise<ReviewedClaim[]> {
  if (claims.length === 0) return []
  const ids = claims.map(({ id }) => id)
  const verified = await db
    .selectFrom('report')
    .where('claimId', 'in', ids)
    .where('isVerified', '=', 1)
    .groupBy('claimId')
    .select(({ fn }) => ['claimId', fn.countAll<number | string>().as('count')])
    .execute()
  const numbered = db
    .selectFrom('report')
    .where('claimId', 'in', ids)
    .select(['claimId', 'isVerified', 'evidence', 'day', 'receivedAtMs'])
    .select(({ fn }) =>
      fn
        .agg<number | string>('row_number')
        .over((over) => over.partitionBy('claimId').orderBy('receivedAtMs', 'desc').orderBy('id'))
        .as('position'),
    )
  const evidence = await db
    .selectFrom(numbered.as('numbered'))
    .select(['claimId', 'isVerified', 'evidence', 'day'])
    .where('position', '<=', mostEvidence)
    .orderBy('position')
    .execute()
  const evidenceOf = Map.groupBy(evidence, ({ claimId }) => claimId)
  return claims.map((claim) => ({
    ...toPublicClaim(claim),
    sender: claim.sender,
    verifiedReporters: Number(verified.find(({ claimId }) => claimId === claim.id)?.count ?? 0),
    evidence: (evidenceOf.get(claim.id) ?? []).map(toEvidence),
  }))
}

type Update = UpdateQueryBuilder<DatabaseSchema, 'claim', 'claim', object>

/**
 * Locks these claims until the transaction ends, on every engine, by an update that changes nothing. The next statement
 * sees what others have committed before.
 * @returns a query for those that exist
 */
export function lockClaims(claims: Update) {
  return claims.set(({ ref }) => ({ round: ref('round') })).returning('id')
}

/** Claims with the number of those who have made each, and the day that the first of them to name one has named. */
export function selectClaims(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('claim')
    .select(['claim.id', 'subject', 'state', 'madeAtMs', 'decidedAtMs', 'reason'])
    .select(({ selectFrom, fn }) =>
      selectFrom('report')
        .whereRef('report.claimId', '=', 'claim.id')
        .select(fn.countAll<number | string>().as('count'))
        .$asScalar()
        .$notNull()
        .as('reporters'),
    )
    .select(({ selectFrom }) =>
      selectFrom('report')
        .whereRef('report.claimId', '=', 'claim.id')
        .where('report.day', 'is not', null)
        .orderBy('receivedAtMs')
        .orderBy('report.id')
        .limit(1)
        .select('report.day')
        .as('day'),
    )
}

/** The same with who has sent it, if that is one account or network. A report from before senders were kept is its own. */
function selectSentClaims(db: Kysely<DatabaseSchema>) {
  const oneSender = sql<
    string | null
  >`case when count(distinct coalesce("sender", "report"."id")) = 1 then max("sender") end`
  return selectClaims(db).select(({ selectFrom }) =>
    selectFrom('report').whereRef('report.claimId', '=', 'claim.id').select(oneSender.as('sender')).as('sender'),
  )
}

/** A claim with the number of those who have made it. */
interface ClaimRow extends Omit<Selectable<DatabaseSchema['claim']>, 'topic' | 'round'> {
  readonly reporters: number | string
  /** That the first of them to name a day has named. */
  readonly day: string | null
}

type EvidenceRow = Pick<Selectable<DatabaseSchema['report']>, 'claimId' | 'isVerified' | 'evidence' | 'day'>

/** What is kept of a report besides its claim. */
const evidenceSchema = z.object({
  page: z.string(),
  madeAtMs: z.number(),
  note: z.string().nullable(),
  link: z.string().nullable(),
})

const stateSchema = z.enum(claimStates)

export function toPublicClaim(row: ClaimRow): PublicClaim {
  return {
    id: row.id,
    subject: subjectSchema.parse(JSON.parse(row.subject)),
    state: stateSchema.parse(row.state),
    confirmations: Math.max(0, Number(row.reporters) - 1),
    day: row.day,
    madeAtMs: Number(row.madeAtMs),
    decidedAtMs: row.decidedAtMs === null ? null : Number(row.decidedAtMs),
    reason: row.reason,
  }
}

export function formatEvidence({ page, madeAtMs, note, link }: Report): string {
  const evidence: z.infer<typeof evidenceSchema> = { page, madeAtMs, note: note ?? null, link: link ?? null }
  return JSON.stringify(evidence)
}

function toEvidence({ evidence, day, isVerified }: EvidenceRow): Evidence {
  return { ...evidenceSchema.parse(JSON.parse(evidence)), day, isVerified: isVerified === 1 }
}
