import * as z from 'zod'
import { itemReference, variantReference } from '#catalogue/table-fields.ts'
import { dayField, kindField, levelField } from './open-fields.ts'

/** A shelf of one item on one course variant, as players have reported it. */
export const correctionRowShape = z.strictObject({
  kind: kindField,
  item: itemReference,
  variant: variantReference,
  shelf: z.enum(['top', 'middle', 'low']).describe('The shelf the item is on; low is neither of the two that count.'),
  level: levelField,
  date: dayField.describe('The day of the first report, from which it holds.'),
  players: z.int().positive().describe('How many players have reported it, the first one included.'),
})

export type CorrectionRow = z.output<typeof correctionRowShape>
