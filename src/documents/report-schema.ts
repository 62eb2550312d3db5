/** What the server takes as a report or a decision, and what a list of claims must look like. */
import { z } from 'zod'
import { itemIdSchema, momentSchema } from './user-document-schema.ts'
import {
  isPlainText,
  claimStates,
  longestReportText,
  oldestReportMs,
  reportedLevels,
  reportedShelves,
  type ClaimSubject,
  type PublicClaim,
  type Report,
  type ReportedPlace,
} from './report.ts'
import { mostListed, type Clearing, type Decision, type ReportAnswers, type TakingBack } from './report-endpoints.ts'
import { isWebAddress } from './web-address.ts'

const placeSchema: z.ZodType<ReportedPlace> = z
  .strictObject({
    shelf: z.enum(reportedShelves, `must be ${reportedShelves.join(', ')}`),
    level: z.literal(reportedLevels, `must be ${reportedLevels.join(', ')}`),
  })
  .refine(({ shelf, level }) => shelf === 'top' || level === 1, {
    path: ['level'],
    message: 'must be 1 except on the top shelf',
  })

const pageSchema = z
  .string()
  .max(longestReportText.page, `must have at most ${longestReportText.page} characters`)
  .regex(/^\/([a-z0-9-]+\/)*$/, 'must be the path of a page, like /drivers/mario/')

const anyReport = {
  id: z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'must be 16 to 64 letters, digits or hyphens'),
  page: pageSchema,
  day: z.iso.date('must be a day, like 2026-09-29').exactOptional(),
  madeAtMs: momentSchema.refine((ms) => ms >= Date.now() - oldestReportMs, 'must not be older than 90 days'),
  link: z
    .string()
    .max(longestReportText.link, `must have at most ${longestReportText.link} characters`)
    .refine(isWebAddress, 'must be an http or https address')
    .exactOptional(),
}

const shelfSubject = {
  kind: z.literal('shelf'),
  item: itemIdSchema,
  variant: itemIdSchema,
  said: placeSchema,
  seen: placeSchema,
}

const noteSchema = limitText(longestReportText.note)

export const reportSchema: z.ZodType<Report> = z.discriminatedUnion(
  'kind',
  [
    z
      .strictObject({
        ...anyReport,
        ...shelfSubject,
        note: noteSchema.exactOptional(),
      })
      .refine(({ said, seen, day }) => day !== undefined || said.shelf !== seen.shelf || said.level !== seen.level, {
        path: ['seen'],
        message: 'must differ from what the page says where no day is named',
      }),
    z.strictObject({ ...anyReport, kind: z.literal('other'), note: noteSchema }),
  ],
  'must be shelf or other',
)

export const takingBackSchema: z.ZodType<TakingBack> = z.strictObject({ id: anyReport.id })

const claimIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a claim')
const stateSchema = z.enum(claimStates, `must be ${claimStates.join(', ')}`)

export const decisionSchema: z.ZodType<Decision> = z
  .strictObject({
    id: claimIdSchema,
    from: stateSchema,
    to: stateSchema,
    reason: limitText(longestReportText.reason).exactOptional(),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'must be another state' })

export const clearingSchema: z.ZodType<Clearing> = z.strictObject({
  senders: z
    .array(z.string().regex(/^[\w-]{16}$/, 'must be the id of a sender'))
    .min(1)
    .max(mostListed.senders),
})

export const subjectSchema: z.ZodType<ClaimSubject> = z.discriminatedUnion('kind', [
  z.strictObject(shelfSubject),
  z.strictObject({ kind: z.literal('other'), page: pageSchema }),
])

const claimSchema: z.ZodType<PublicClaim> = z.object({
  id: claimIdSchema,
  subject: subjectSchema,
  state: stateSchema,
  confirmations: z.int().nonnegative(),
  // Missing on servers of older versions.
  day: z.iso.date().nullable().default(null),
  madeAtMs: z.int().nonnegative(),
  decidedAtMs: z.int().nonnegative().nullable(),
  reason: z.string().nullable(),
})

/** The public list of a site that may be another than ours. */
export const decidedSchema: z.ZodType<ReportAnswers['decided']> = z.object({ claims: z.array(claimSchema) })

function limitText(longest: number): z.ZodType<string> {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    .refine(isPlainText, 'must not contain control characters')
}
