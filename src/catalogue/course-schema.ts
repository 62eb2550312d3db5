import * as z from 'zod'
import { courseKinds, platforms } from './entities.ts'
import { basisSchema, dateSchema, nameSchema, tourNumberSchema } from './field-schemas.ts'
import { namesSchema } from './names-schema.ts'

/** Without a basis, one follows from what is known: see build-courses.ts. */
const firstKnownFields = {
  'debut-tour': tourNumberSchema.optional(),
  'first-seen': dateSchema.optional(),
  basis: basisSchema.optional(),
}

const variantSchema = z.strictObject(firstKnownFields)

/** A file of `courses/`, with all variants of the course by id. */
export const courseSchema = z.strictObject({
  name: nameSchema,
  platform: z.enum(platforms),
  kind: z.enum(courseKinds),
  ...firstKnownFields,
  names: namesSchema.default({}),
  variants: z.record(z.string(), variantSchema),
})

export type CourseFile = z.output<typeof courseSchema>
export type FirstKnown = z.output<typeof variantSchema>
