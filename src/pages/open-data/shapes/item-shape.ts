import * as z from 'zod'
import {
  basisField,
  countField,
  emblemField,
  idField,
  kindField,
  levelField,
  nameField,
  namesField,
  pageField,
  percentField,
  rarityField,
  shelfField,
  sinceField,
  tierField,
  tourNumberField,
  untilField,
} from './open-fields.ts'

/** A row of the drivers, karts or gliders. */
export const itemRowShape = z.strictObject({
  id: idField,
  name: nameField,
  page: pageField,
  url: emblemField,
  rarity: rarityField,
  skill: idField.nullable().describe('Id of its special skill; null where no source names it.'),
  debutTour: tourNumberField.nullable(),
  gameId: z.int().nonnegative().nullable().describe('Its number inside the game.'),
  basis: basisField,
  rank: z.int().positive().nullable().describe('In today’s ranking of its kind; null without a shelf on record.'),
  score: percentField.nullable().describe('Usefulness today, 0 to 100, by the ranking formula.'),
  tier: tierField.nullable(),
  topShelves: countField.describe('Course variants that have it on their top shelf today, at the highest level.'),
  middleShelves: countField.describe(
    'Course variants that have it on their middle shelf today, and at no level on the top one.',
  ),
  publicTopShelves: countField
    .nullable()
    .describe(
      'Course variants on whose top shelf public lists have it at level 1, if that is more than its shelves here; null if none is known to be missing.',
    ),
  publicMiddleShelves: countField.nullable().describe('The same for the middle shelf.'),
})

/** One driver, kart or glider. */
export const itemShape = itemRowShape.extend({
  kind: kindField,
  names: namesField,
  shelves: z
    .array(
      z.strictObject({
        variant: idField,
        shelf: shelfField,
        level: levelField,
        since: sinceField,
        until: untilField,
      }),
    )
    .describe('Its shelves on record, by course variant.'),
})

export type ItemRow = z.output<typeof itemRowShape>
export type OpenItem = z.output<typeof itemShape>
