import * as z from 'zod'
import { dateSchema, sentenceSchema, tourNumberSchema } from './field-schemas.ts'

const shelfRecordSchema = z.strictObject({
  date: dateSchema,
  tour: tourNumberSchema,
  scope: z.enum(['full', 'top']),
  source: sentenceSchema,
})

/** `shelf-records.yaml`: the days on which the shelves of the whole game were recorded. */
export const shelfRecordsSchema = z.strictObject({ records: z.array(shelfRecordSchema) })

/** `ranking-days.yaml`: the days of the calendar that have no daily ranking. */
export const rankingDaysSchema = z.strictObject({ skipped: z.array(dateSchema).default([]) })

export type ShelfRecordsFile = z.output<typeof shelfRecordsSchema>
export type RankingDaysFile = z.output<typeof rankingDaysSchema>
