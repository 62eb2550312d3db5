import * as z from 'zod'
import { dateSchema, idSchema, sentenceSchema, tourNumberSchema, nameSchema } from './field-schemas.ts'

const namesSchema = z.record(z.string(), nameSchema)

/** A file of `names/`: what no source names in a language. Keys are English names. */
export const ownNamesSchema = z.strictObject({
  /** Of a tour whose English name ends in "(2022)", and in "(November 2022)". */
  'tour-of-year': nameSchema.includes('{tour}').includes('{year}'),
  'tour-of-month': nameSchema.includes('{tour}').includes('{month}'),
  /** Without year and month. */
  tours: namesSchema,
  /** Of a cup that is named after a driver. */
  'cup-of-driver': nameSchema.includes('{driver}'),
  /** Those that are not, and those that do not follow. */
  cups: namesSchema.default({}),
  badges: namesSchema.default({}),
  /** Why a special skill is as strong as it is, by the skill. */
  reasons: z.record(z.string(), sentenceSchema).default({}),
})

export type OwnNamesFile = z.output<typeof ownNamesSchema>

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
