import * as z from 'zod'
import { basisField, emblemField, idField, instantField, nameField, pageField, tourNumberField } from './open-fields.ts'

const startField = instantField.describe('The moment it begins, UTC.')
const endField = instantField.describe('The moment it ends, UTC: the first that no longer belongs to it.')

export const tourRowShape = z.strictObject({
  id: idField,
  name: nameField,
  page: pageField,
  url: emblemField,
  number: tourNumberField,
  start: startField,
  end: endField,
  season: z.int().positive().nullable().describe('Number of the season inside the game.'),
  newCityCourses: z.array(nameField),
  basis: basisField,
})

const week = z.literal([1, 2])
const variantIds = z.array(idField).describe('Ids of the course variants raced in it.')

export const rankedCupShape = z.strictObject({
  week,
  name: nameField.nullable().describe('Null where no source names it.'),
  start: startField,
  end: endField,
  variants: variantIds,
  basis: basisField,
})

export const tourShape = tourRowShape.extend({
  newItems: z.array(idField).describe('Drivers, karts and gliders that came with it.'),
  cups: z.array(
    z.strictObject({
      position: z.int().positive(),
      name: nameField,
      driver: idField.nullable().describe('The driver that the cup favours; null for the Mii Cup.'),
      variants: variantIds,
    }),
  ),
  cupsBasis: basisField.describe(
    'recorded: a source states the cups; inferred: they are those of the tour that this one repeats in the yearly cycle.',
  ),
  rankedCups: z.array(rankedCupShape),
})

/** Cups and ranked cups of all tours in one table. */
export const cupRowShape = z.strictObject({
  tour: idField,
  tourNumber: tourNumberField,
  position: z.int().positive().nullable().describe('Position in the tour; null for a ranked cup.'),
  week: week.nullable().describe('Week of a ranked cup; null for the other cups.'),
  name: nameField.nullable(),
  driver: idField
    .nullable()
    .describe(
      'The driver that the cup favours; null for the Mii Cup, and for a ranked cup that is not among the cups.',
    ),
  start: startField,
  end: endField,
  variants: variantIds,
  basis: basisField,
})

export type OpenTour = z.output<typeof tourShape>
export type OpenRankedCup = z.output<typeof rankedCupShape>
export type CupRow = z.output<typeof cupRowShape>
