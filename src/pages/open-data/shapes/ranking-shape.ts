import { zoneShares } from '#rankings/formula.ts'
import * as z from 'zod'
import {
  countField,
  dayField,
  idField,
  nameField,
  pageField,
  percentField,
  rarityField,
  tierField,
} from './open-fields.ts'
import { labelField } from './record-shape.ts'
import { rankedCupShape } from './tour-shape.ts'

export const rankingRowShape = z.strictObject({
  rank: z.int().positive(),
  id: idField,
  name: nameField,
  rarity: rarityField,
  score: percentField.describe('0 to 100.'),
  tier: tierField.nullable().describe('Null for an item whose list of shelves is known to be incomplete.'),
  shelf: percentField.describe(
    `Part of the score from shelves: the ranked cup ${zoneShares.cup}%, the tour ${zoneShares.tour}%, the whole game ${zoneShares.game}%, with 100 for the best in each.`,
  ),
  points: percentField.describe('Part of the score from base points.'),
  skill: percentField
    .nullable()
    .describe('Part of the score from the special skill; null for karts and gliders, and where it is not on record.'),
  topInCup: countField.describe('Top shelves in the week’s ranked cup.'),
  topInTour: countField.describe('Top shelves in the tour’s cups.'),
  topInGame: countField,
  middleInGame: countField,
  isNew: z.boolean().describe('In its first tour.'),
  movement: z
    .int()
    .nullable()
    .describe('Ranks gained since the previous ranking; negative: lost; null if it was not in that one.'),
})

const kindRankingShape = z.strictObject({
  unchangedSince: dayField.describe('The day since which the ranking has not changed.'),
  rows: z.array(rankingRowShape).describe('Items with a shelf on record on that day, best first.'),
})

export const rankingShape = z.strictObject({
  date: dayField,
  page: pageField,
  label: labelField,
  formulaVersion: z.int().positive(),
  tour: idField,
  rankedCup: rankedCupShape.nullable(),
  drivers: kindRankingShape,
  karts: kindRankingShape,
  gliders: kindRankingShape,
})

export type RankingTableRow = z.output<typeof rankingRowShape>
export type OpenRanking = z.output<typeof rankingShape>
