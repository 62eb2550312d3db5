import * as z from 'zod'
import { nameSchema } from './field-schemas.ts'

/** A file of `badges/`. */
export const badgeSchema = z.strictObject({
  name: nameSchema,
  kind: nameSchema,
  'code-prefix': nameSchema,
})

export type BadgeFile = z.output<typeof badgeSchema>
