import * as z from 'zod'
import { badgeKinds } from './entities.ts'
import { nameSchema } from './field-schemas.ts'

/** A file of `badges/`. */
export const badgeSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(badgeKinds),
  'code-prefix': nameSchema,
})

export type BadgeFile = z.output<typeof badgeSchema>
