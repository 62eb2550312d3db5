import * as z from 'zod'
import { countedSkills, courseKinds, platforms } from '../entities.ts'
import { basisSchema, dateSchema, nameSchema, tourNumberSchema, namesSchema } from './field-schemas.ts'

/** Without a basis, one follows from what is known: see build-courses.ts. */
const firstKnownFields = {
  'debut-tour': tourNumberSchema.optional(),
  'first-seen': dateSchema.optional(),
  basis: basisSchema.optional(),
}

const variantSchema = z.strictObject(firstKnownFields)

const countSchema = z.int().nonnegative()

/** The kinds of action that were counted one by one; together they are fewer than all actions. */
export const actionKinds = ['mini-turbos', 'jump-boosts', 'dash-panels', 'glide-actions', 'course-coins'] as const

const actionFields = ['actions', ...countedSkills, 'item-boxes', ...actionKinds, 'item-coins'] as const

/** What a race on a variant holds; see CourseActions. */
const actionsSchema = z.strictObject(
  Object.fromEntries(actionFields.map((field) => [field, countSchema])) as Record<
    (typeof actionFields)[number],
    typeof countSchema
  >,
)

/** A file of `courses/`, with all variants of the course by id. */
export const courseSchema = z.strictObject({
  name: nameSchema,
  platform: z.enum(platforms),
  kind: z.enum(courseKinds),
  ...firstKnownFields,
  names: namesSchema.default({}),
  variants: z.record(z.string(), variantSchema),
  actions: z.record(z.string(), actionsSchema).default({}),
})

export type CourseFile = z.output<typeof courseSchema>
export type ActionsFile = z.output<typeof actionsSchema>
export type FirstKnown = z.output<typeof variantSchema>
