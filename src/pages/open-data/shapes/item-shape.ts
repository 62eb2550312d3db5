import * as z from 'zod'
import { skillReference, tourReference, variantReference, itemReference } from '#catalogue/table-fields.ts'
import {
  basisField,
  countField,
  emblemField,
  englishNameField,
  gameKeyField,
  urlField,
  idField,
  kindField,
  levelField,
  nameField,
  namesField,
  pageField,
  pointsField,
  rarityField,
  shelfField,
  sinceField,
  tierField,
  untilField,
  dayField,
} from './open-fields.ts'

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

/** A row of the drivers, karts or gliders. */
export const itemRowShape = z.strictObject({
  id: idField,
  name: englishNameField,
  page: pageField,
  url: urlField,
  rarity: rarityField,
  skill: skillReference.nullable().describe('Id of its special skill; null where no source names it.'),
  debutTour: tourReference.nullable().describe('Number of the tour that brought it; null where no source says.'),
  gameId: z.int().nonnegative().nullable().describe('Its number inside the game.'),
  basis: basisField,
  rank: z
    .int()
    .positive()
    .nullable()
    .describe('In the last day’s ranking of its kind; null without a shelf on record.'),
  score: pointsField
    .nullable()
    .describe('Points of a race with it, on average over the ranked cup, the tour and the game of the last day.'),
  tier: tierField
    .nullable()
    .describe('In the same ranking, S to D; null without a rank, or for an item whose shelves are known in part.'),
  topShelves: countField.describe('Course variants that have it on their top shelf, at the highest level.'),
  middleShelves: countField.describe(
    'Course variants that have it on their middle shelf, and at no level on the top one.',
  ),
  publicTopShelves: countField
    .nullable()
    .describe(
      'Course variants on whose top shelf public lists have it at level 1, if that is more than its shelves here; null if none is known to be missing.',
    ),
  publicMiddleShelves: countField.nullable().describe('The same for the middle shelf.'),
  picture: emblemField,
  gameKey: gameKeyField,
  internalName: nameField.nullable().describe('What the game calls its model; null where no source has it.'),
  sortId: countField.nullable().describe('The number by which the game sorts it; null where no source has it.'),
})

/** A driver, kart or glider in the table of all three. */
export const anyItemRowShape = itemRowShape.extend({ kind: kindField })

/** One driver, kart or glider. */
export const itemShape = itemRowShape.extend({
  kind: kindField,
  names: namesField,
  shelves: z
    .array(
      z.strictObject({
        variant: variantReference,
        shelf: shelfField,
        level: levelField,
        since: sinceField,
        until: untilField,
      }),
    )
    .describe('Its shelves on record, by course variant.'),
})

export type AnyItemRow = z.output<typeof anyItemRowShape>
export type ItemRow = z.output<typeof itemRowShape>
export type OpenItem = z.output<typeof itemShape>
