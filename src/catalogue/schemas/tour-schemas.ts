import * as z from 'zod'
import { basisSchema, dateSchema, idSchema, nameSchema, tourNumberSchema } from './field-schemas.ts'

const coursesSchema = z.array(idSchema).max(3)

export const cupSchema = z.strictObject({
  name: nameSchema,
  driver: idSchema.optional(),
  courses: coursesSchema,
  /** The driver on the picture of each course. */
  pictured: z.array(idSchema).length(3).optional(),
})

/** See PipeBoost. */
const pipeBoostSchema = z.strictObject({ course: z.literal([2, 3]), items: z.array(idSchema).min(1) })

const rankedCupSchema = z.strictObject({
  week: z.literal([1, 2]),
  /** Position of the cup in `cups`, which gives its name and courses; they are here if `cups` lacks it. */
  cup: z.int().positive().optional(),
  name: nameSchema.optional(),
  courses: coursesSchema.optional(),
  basis: basisSchema.default('recorded'),
})

/** A file of `tours/`. `end` is the day on which the tour closes and the next one starts. */
export const tourSchema = z.strictObject({
  number: tourNumberSchema,
  name: nameSchema,
  start: dateSchema,
  end: dateSchema,
  'season-id': z.int().positive().optional(),
  'new-city-courses': z.array(idSchema).default([]),
  basis: basisSchema.default('recorded'),
  cups: z.array(cupSchema).default([]),
  'ranked-cups': z.array(rankedCupSchema).default([]),
  'pipe-boosts': z.array(pipeBoostSchema).default([]),
})

export type TourFile = z.output<typeof tourSchema>
export type CupFile = z.output<typeof cupSchema>
export type RankedCupFile = z.output<typeof rankedCupSchema>

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
