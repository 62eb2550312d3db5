import { zoneShares } from '#rankings/formula.ts'
import * as z from 'zod'
import {
  countField,
  dayField,
  idField,
  nameField,
  pageField,
  pointsField,
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
  score: pointsField.describe(
    `Points of a race with it: on average over the ranked cup (${zoneShares.cup}%), the tour (${zoneShares.tour}%) and the whole game (${zoneShares.game}%).`,
  ),
  tier: tierField.nullable().describe('Null for an item whose list of shelves is known to be incomplete.'),
  position: pointsField.describe('Of the score: for first place, at player level 150.'),
  base: pointsField.describe('Of the score: base points of driver, kart and glider, at their caps.'),
  actions: pointsField.describe('Of the score: actions, times what the kart’s shelf and level make of them.'),
  combo: pointsField.describe('Of the score: what the combo adds, times the glider’s shelf.'),
  skills: pointsField.describe('Of the score: the skills of kart and glider.'),
  levelBoost: pointsField.describe('Of the score: the levels of what is on the top shelf.'),
  shelf: z.null().describe('Of the score of formula versions 1 and 2; always null since.'),
  points: z.null().describe('Of the score of formula versions 1 and 2; always null since.'),
  skill: z.null().describe('Of the score of formula versions 1 and 2; always null since.'),
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
