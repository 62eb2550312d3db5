/** Every published shape by its name. They describe what is written, check it, and become the JSON Schemas. */
import * as z from 'zod'
import { badgeShape } from './shapes/badge-shape.ts'
import { courseRowShape, courseShape, variantRowShape } from './shapes/course-shape.ts'
import { guideRowShape, guideShape } from './shapes/guide-shape.ts'
import { indexShape } from './shapes/index-shape.ts'
import { itemRowShape, itemShape } from './shapes/item-shape.ts'
import { countField, dayField } from './shapes/open-fields.ts'
import { rankingShape } from './shapes/ranking-shape.ts'
import { shelfRowShape } from './shapes/shelf-shape.ts'
import { skillRowShape, skillShape } from './shapes/skill-shape.ts'
import { cupRowShape, tourRowShape, tourShape } from './shapes/tour-shape.ts'

function tableOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    asOf: dayField.describe('Day of the last record of all shelves.'),
    count: countField,
    rows: z.array(row),
  })
}

const entityShapes = {
  item: itemShape,
  skill: skillShape,
  course: courseShape,
  tour: tourShape,
  badge: badgeShape,
  guide: guideShape,
}

const tableShapes = {
  'item-table': tableOf(itemRowShape),
  'skill-table': tableOf(skillRowShape),
  'course-table': tableOf(courseRowShape),
  'tour-table': tableOf(tourRowShape),
  'badge-table': tableOf(badgeShape),
  'guide-table': tableOf(guideRowShape),
  'variant-table': tableOf(variantRowShape),
  'shelf-table': tableOf(shelfRowShape),
  'cup-table': tableOf(cupRowShape),
}

const bulkShape = z.strictObject({
  index: indexShape,
  drivers: z.array(itemShape),
  karts: z.array(itemShape),
  gliders: z.array(itemShape),
  skills: z.array(skillShape),
  courses: z.array(courseShape),
  tours: z.array(tourShape),
  badges: z.array(badgeShape),
  guides: z.array(guideShape),
  ranking: rankingShape,
})

export const openShapes = {
  ...entityShapes,
  ...tableShapes,
  ranking: rankingShape,
  index: indexShape,
  bulk: bulkShape,
}

export type ShapeName = keyof typeof openShapes
export type EntityShapeName = keyof typeof entityShapes
export type TableShapeName = keyof typeof tableShapes
