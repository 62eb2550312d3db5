import * as z from 'zod'
import {
  countField,
  driverReference,
  gliderReference,
  itemReference,
  kartReference,
  tourReference,
  variantReference,
} from '#catalogue/table-fields.ts'
import { pointsField } from './open-fields.ts'

const actionsWith = (skill: string) => countField.describe(`All actions with a driver who has ${skill}.`)

export const courseActionsRowShape = z.strictObject({
  variant: variantReference,
  actions: countField.describe('All actions of a good race with one combo, with a skill that adds none.'),
  withGiantBanana: actionsWith('Giant Banana'),
  withLuckySeven: actionsWith('Lucky Seven'),
  withBoomerangFlower: actionsWith('Boomerang Flower'),
  withCoinBox: actionsWith('Coin Box'),
  itemBoxes: countField.describe('Rows of item boxes.'),
  miniTurbos: countField.describe('Mini-turbos.'),
  jumpBoosts: countField.describe('Jump boosts.'),
  dashPanels: countField.describe('Dash panels.'),
  glideActions: countField.describe('What gliding counts for, in actions.'),
  courseCoins: countField.describe('Coins that lie on the course.'),
  itemCoins: countField.describe('Coins out of its item boxes.'),
  isEstimated: z.boolean().describe('Nobody counted them: they are rounded means of others.'),
})

export const pipeBoostRowShape = z.strictObject({
  tourNumber: tourReference,
  course: z.int().min(2).max(3).describe('On which course of each of its cups the item stood one shelf higher.'),
  item: itemReference,
})

export const bestLoadoutRowShape = z.strictObject({
  variant: variantReference,
  driver: driverReference.nullable().describe('Null where no shelf of a driver is on record.'),
  kart: kartReference.nullable().describe('Null where no shelf of a kart is on record.'),
  glider: gliderReference.nullable().describe('Null where no shelf of a glider is on record.'),
  points: pointsField
    .nullable()
    .describe('Estimated points of a race with them, at level 8, all caps and player level 150; no further Mii suits.'),
  isEstimated: z.boolean().describe('Nobody counted the actions of the course.'),
})

export type CourseActionsRow = z.output<typeof courseActionsRowShape>
export type PipeBoostRow = z.output<typeof pipeBoostRowShape>
export type BestLoadoutRow = z.output<typeof bestLoadoutRowShape>
