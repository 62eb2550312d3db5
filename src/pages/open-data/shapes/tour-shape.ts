import * as z from 'zod'
import {
  basisField,
  countField,
  emblemField,
  epochField,
  gameKeyBasisField,
  gameKeyField,
  idField,
  instantField,
  nameField,
  pageField,
  tourNumberField,
  urlField,
} from './open-fields.ts'
import { cyclePositionField, driverReference, tourReference, variantReference } from '#catalogue/table-fields.ts'

const startField = instantField.describe('The moment it begins, UTC.')
const endField = instantField.describe('The moment it ends, UTC: the first that no longer belongs to it.')

export const tourRowShape = z.strictObject({
  id: idField,
  name: nameField.describe('Its name in English, with the year where several have it.'),
  page: pageField,
  url: urlField,
  number: tourNumberField,
  start: startField,
  end: endField,
  season: z
    .int()
    .positive()
    .nullable()
    .meta({ deprecated: true, description: 'Its number inside the game, where a source states it: use gameId.' }),
  newCityCourses: z
    .array(nameField)
    .meta({ deprecated: true, description: 'Names of the new city courses: use the ids in city-courses.' }),
  basis: basisField,
  startEpoch: epochField,
  endEpoch: epochField,
  picture: emblemField,
  gameId: countField.nullable().describe('Its number inside the game; null where it is not known.'),
  gameKey: gameKeyField.describe('Its key inside the game, which a tour that repeats another shares with it.'),
  gameKeyBasis: gameKeyBasisField,
  cyclePosition: cyclePositionField.nullable().describe('Position in the yearly cycle; null before it began.'),
})

const week = z.literal([1, 2]).describe('Week of the tour in which it was raced.')
const cupNameField = nameField.describe('Name of the cup.')
const rankedCupDriver = driverReference
  .nullable()
  .describe('The driver that the cup favours; null for the Mii Cup, and for a ranked cup that is not among the cups.')
const variantIds = z.array(idField).describe('Ids of the course variants raced in it.')
const cupDriver = driverReference.nullable().describe('The driver that the cup favours; null for the Mii Cup.')

export const rankedCupShape = z.strictObject({
  week,
  name: nameField.nullable().describe('Null where no source names it.'),
  start: startField,
  end: endField,
  variants: variantIds,
  basis: basisField,
  cupPosition: z.int().positive().nullable().describe('Which of the tour’s cups it is; null where they lack it.'),
  driver: rankedCupDriver,
})

export const tourShape = tourRowShape.extend({
  newItems: z.array(idField).describe('Drivers, karts and gliders that came with it.'),
  cups: z.array(
    z.strictObject({
      position: z.int().positive(),
      name: cupNameField,
      driver: cupDriver,
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
  tour: idField.meta({ references: 'tours.id', description: 'Id of a tour.' }),
  tourNumber: tourReference,
  position: z.int().positive().nullable().describe('Position in the tour; null for a ranked cup.'),
  week: week.nullable().describe('Week of a ranked cup; null for the other cups.'),
  name: nameField.nullable().describe('Name of the cup; null where no source has it.'),
  driver: rankedCupDriver,
  start: startField,
  end: endField,
  variants: variantIds.meta({ deprecated: true, description: 'Use cup-courses and ranked-cup-courses.' }),
  basis: basisField,
  startEpoch: epochField,
  endEpoch: epochField,
})

const tourCupKey = { tourNumber: tourReference, position: z.int().positive().describe('Position in its tour.') }

/** A cup of a tour. */
export const tourCupRowShape = z.strictObject({
  ...tourCupKey,
  name: cupNameField,
  driver: cupDriver,
  basis: basisField,
})

const coursePosition = z.int().min(1).max(3).describe('In which order the courses are raced.')

export const cupCourseRowShape = z.strictObject({
  ...tourCupKey,
  course: coursePosition,
  variant: variantReference,
  pictured: driverReference
    .nullable()
    .describe(
      'The driver on the picture of the course, who stands on its top shelf in that cup; null if not recorded.',
    ),
})

const rankedCupKey = { tourNumber: tourReference, week }

/** A ranked cup: one of the tour's cups, raced for a rank in one of its two weeks. */
export const rankedCupRowShape = z.strictObject({
  ...rankedCupKey,
  cupPosition: z.int().positive().nullable().describe('Which of the tour’s cups it is; null where they lack it.'),
  name: nameField.nullable().describe('Null where no source names it.'),
  driver: rankedCupDriver,
  start: startField,
  end: endField,
  startEpoch: epochField,
  endEpoch: epochField,
  basis: basisField,
})

export const rankedCupCourseRowShape = z.strictObject({
  ...rankedCupKey,
  course: coursePosition,
  variant: variantReference,
})

/** A city course that was new in a tour. */
export const cityCourseRowShape = z.strictObject({ tourNumber: tourReference, variant: variantReference })

/** A place in the yearly cycle of tours. */
export const cycleRowShape = z.strictObject({
  position: z.int().positive().describe('1 is the first, which began on 4 October 2023.'),
  name: nameField.describe('Its name in every year; {year} stands for the year of the run.'),
  repeats: idField.meta({ references: 'tours.id', description: 'Id of the tour whose cups come again.' }),
})

export type OpenTour = z.output<typeof tourShape>
export type OpenRankedCup = z.output<typeof rankedCupShape>
export type TourCupRow = z.output<typeof tourCupRowShape>
export type CupCourseRow = z.output<typeof cupCourseRowShape>
export type RankedCupRow = z.output<typeof rankedCupRowShape>
export type RankedCupCourseRow = z.output<typeof rankedCupCourseRowShape>
export type CityCourseRow = z.output<typeof cityCourseRowShape>
export type CycleRow = z.output<typeof cycleRowShape>
export type CupRow = z.output<typeof cupRowShape>
