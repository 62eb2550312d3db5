import type { Selectable } from 'kysely'
import { z } from 'zod'
import { claimStates, type Evidence, type PublicClaim, type Report } from '#documents/report.ts'
import { subjectSchema } from '#documents/report-schema.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'

/** A claim with the number of those who have made it. */
export interface ClaimRow extends Omit<Selectable<DatabaseSchema['claim']>, 'topic' | 'round'> {
  readonly reporters: number | string
  /** That the first of them to name a day has named. */
  readonly day: string | null
}

export type EvidenceRow = Pick<Selectable<DatabaseSchema['report']>, 'claimId' | 'isVerified' | 'evidence' | 'day'>

/** What is kept of a report besides its claim. */
const evidenceSchema = z.object({
  page: z.string(),
  madeAtMs: z.number(),
  note: z.string().nullable(),
  link: z.string().nullable(),
})

const stateSchema = z.enum(claimStates)

export function describeClaim(row: ClaimRow): PublicClaim {
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

export function describeEvidence({ evidence, day, isVerified }: EvidenceRow): Evidence {
  return { ...evidenceSchema.parse(JSON.parse(evidence)), day, isVerified: isVerified === 1 }
}
