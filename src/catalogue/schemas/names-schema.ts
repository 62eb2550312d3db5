import * as z from 'zod'
import { nameSchema, sentenceSchema } from './field-schemas.ts'

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
