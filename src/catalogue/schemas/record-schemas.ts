import * as z from 'zod'
import { dateSchema, idSchema, sentenceSchema, tourNumberSchema, nameSchema } from './field-schemas.ts'

const shelfRecordSchema = z.strictObject({
  date: dateSchema,
  tour: tourNumberSchema,
  scope: z.enum(['full', 'top']),
  source: sentenceSchema,
})

/**
 * `shelf-records.yaml`: the days on which the shelves of the whole game were recorded, and the day of the newest public
 * lists that count the shelves of each item but a few.
 */
export const shelfRecordsSchema = z.strictObject({
  records: z.array(shelfRecordSchema),
  'public-counts': z.strictObject({ date: dateSchema, without: z.array(idSchema).default([]) }).optional(),
})

/** `ranking-days.yaml`: the days of the calendar that have no daily ranking. */
export const rankingDaysSchema = z.strictObject({ skipped: z.array(dateSchema).default([]) })

export type ShelfRecordsFile = z.output<typeof shelfRecordsSchema>
export type RankingDaysFile = z.output<typeof rankingDaysSchema>

const sourceSchema = z.strictObject({
  title: nameSchema,
  url: z.url().optional(),
  /** What was taken from it, in which version. */
  what: sentenceSchema,
})

const provenanceSchema = z.strictObject({
  /** The day that the facts speak of; left out where their own rows say it. */
  'as-of': dateSchema.optional(),
  from: z.array(idSchema).min(1),
})

/** `sources.yaml`: the sources of the facts by id, and which of them each table is from. */
export const sourcesSchema = z.strictObject({
  sources: z.record(z.string(), sourceSchema),
  tables: z.record(z.string(), provenanceSchema),
})

export type SourcesFile = z.output<typeof sourcesSchema>
