import * as z from 'zod'
import { itemKinds, skillCategories } from './entities.ts'
import { nameSchema, sentenceSchema } from './field-schemas.ts'
import { namesSchema } from './names-schema.ts'

/** A file of `skills/`. Strength and reason belong to drivers' special skills; build-skills.ts insists on it. */
export const skillSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(itemKinds),
  category: z.enum(skillCategories).optional(),
  strength: z.number().min(0).max(10).optional(),
  reason: sentenceSchema.optional(),
  names: namesSchema.default({}),
})

export type SkillFile = z.output<typeof skillSchema>
