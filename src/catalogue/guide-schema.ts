import * as z from 'zod'
import { dateSchema, nameSchema, sentenceSchema } from './field-schemas.ts'

/** The front matter of a file of `tips-and-tricks/`. */
export const guideSchema = z.strictObject({
  title: nameSchema,
  summary: sentenceSchema,
  order: z.int().positive(),
  updated: dateSchema,
})

export type GuideFile = z.output<typeof guideSchema>
