import * as z from 'zod'
import { tourReference } from '#catalogue/table-fields.ts'
import { courseKinds, platforms } from '#catalogue/entities.ts'
import {
  basisField,
  countField,
  dayField,
  emblemField,
  gameKeyBasisField,
  gameKeyField,
  urlField,
  idField,
  levelField,
  nameField,
  namesField,
  pageField,
} from './open-fields.ts'

const debutTourField = tourReference
  .nullable()
  .describe('Number of the tour that brought it, stated or inferred as its basis says; null where neither is known.')

const firstSeenField = dayField
  .nullable()
  .describe(
    'First day on which a source has it, on a shelf or in a cup; its debut may be earlier. Null where none does.',
  )

export const courseRowShape = z.strictObject({
  id: idField,
  name: nameField.describe('As players write it, with the platform it comes from.'),
  page: pageField,
  url: urlField,
  platform: z
    .enum(platforms)
    .describe('Where it comes from: the console; tour: this game; rmx: new, made of old parts.'),
  kind: z.enum(courseKinds).describe('What sort of course it is.'),
  debutTour: debutTourField,
  firstSeen: firstSeenField,
  basis: basisField,
  variantCount: countField.describe('How many variants of it there are.'),
  picture: emblemField,
})

/** A course variant: the layout as such, reverse, with tricks, or both. */
export const variantRowShape = z.strictObject({
  id: idField,
  name: nameField.describe('As players write it, with platform and variant.'),
  page: pageField.describe('Its section of the course page.'),
  course: idField.meta({ references: 'courses.id', description: 'Id of the course.' }),
  layout: z.int().positive().describe('Which of the layouts that the course has had.'),
  variant: z.enum(['', 'R', 'T', 'R/T', 'B']).meta({
    deprecated: true,
    description:
      'R: reverse; T: tricks; B: battle; empty: none of them. Elsewhere, variant is an id: use reverse, tricks and mode.',
  }),
  mode: z.enum(['race', 'battle']).describe('What is done on it.'),
  debutTour: debutTourField,
  firstSeen: firstSeenField,
  basis: basisField.nullable(),
  reverse: z.boolean().describe('Whether it is raced in reverse.'),
  tricks: z.boolean().describe('Whether it has ramps for tricks.'),
  gameKey: gameKeyField,
  gameKeyBasis: gameKeyBasisField,
})

const shelvedItems = z.array(z.strictObject({ id: idField, level: levelField }))
const variantShelves = z.strictObject({ top: shelvedItems, middle: shelvedItems }).describe('Best first.')

export const courseShape = courseRowShape.extend({
  names: namesField,
  variants: z.array(
    variantRowShape.omit({ course: true }).extend({
      drivers: variantShelves,
      karts: variantShelves,
      gliders: variantShelves,
    }),
  ),
})

export type VariantRow = z.output<typeof variantRowShape>
export type OpenCourse = z.output<typeof courseShape>
