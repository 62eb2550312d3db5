import * as z from 'zod'
import { rarities } from './entities.ts'
import { basisSchema, idSchema, nameSchema, tourNumberSchema } from './field-schemas.ts'
import { namesSchema } from './names-schema.ts'

const countSchema = z.int().nonnegative()

/** A file of `drivers/`, `karts/` or `gliders/`. Shelves are written as parse-shelf-line.ts reads them. */
export const itemSchema = z.strictObject({
  name: nameSchema,
  rarity: z.enum(rarities),
  skill: idSchema.optional(),
  'debut-tour': tourNumberSchema.optional(),
  'game-id': z.int().positive().optional(),
  basis: basisSchema.default('recorded'),
  'public-shelf-counts': z.strictObject({ top: countSchema, middle: countSchema }).optional(),
  names: namesSchema.default({}),
  shelves: z.record(z.string(), z.string()).default({}),
})

export type ItemFile = z.output<typeof itemSchema>
