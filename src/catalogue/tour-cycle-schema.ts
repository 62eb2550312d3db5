import * as z from 'zod'
import { dateSchema, idSchema, nameSchema, tourNumberSchema } from './field-schemas.ts'

const cycleTourSchema = z.strictObject({
  /** `{year}` stands for the year in which the tour ends for the first time, and one more with every round. */
  name: nameSchema.includes('{year}'),
  /** The recorded tour whose cups come round again. */
  repeats: idSchema,
})

/**
 * `tour-cycle.yaml`: from `first-tour` on, which began on `start`, the same tours follow each other again and again, up to
 * `last-tour`, with which the game ended.
 */
export const tourCycleSchema = z.strictObject({
  'last-tour': tourNumberSchema,
  'first-tour': tourNumberSchema,
  start: dateSchema,
  /** Of a game that was revived: the tour with which it began anew, after a pause, and that tour's first day. */
  revived: z.strictObject({ 'first-tour': tourNumberSchema, start: dateSchema }).optional(),
  tours: z.array(cycleTourSchema).min(1),
})

export type TourCycleFile = z.output<typeof tourCycleSchema>
