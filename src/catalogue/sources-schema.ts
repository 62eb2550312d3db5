import * as z from 'zod'
import { dateSchema, idSchema, nameSchema, sentenceSchema } from './field-schemas.ts'

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
