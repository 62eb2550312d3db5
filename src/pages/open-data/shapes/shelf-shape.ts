import * as z from 'zod'
import { itemReference, variantReference } from '#catalogue/table-fields.ts'
import { kindField, levelField, shelfField, sinceField, untilField } from './open-fields.ts'

/** One item on one shelf of one course variant. */
export const shelfRowShape = z.strictObject({
  kind: kindField,
  item: itemReference,
  variant: variantReference,
  shelf: shelfField,
  level: levelField,
  since: sinceField,
  until: untilField,
})

export type ShelfRow = z.output<typeof shelfRowShape>
