import * as z from 'zod'
import { itemReference, variantReference } from '#catalogue/table-fields.ts'
import { kindField, levelField, shelfField, sinceField, untilField, dayField } from './open-fields.ts'

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
