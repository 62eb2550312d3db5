import type * as z from 'zod'
import { badgeShape } from './shapes/badge-shape.ts'
import { courseRowShape, variantRowShape } from './shapes/course-shape.ts'
import { guideRowShape } from './shapes/guide-shape.ts'
import { itemRowShape } from './shapes/item-shape.ts'
import type { OpenCollection } from './open-data-path.ts'
import type { EntityShapeName, TableShapeName } from './open-shapes.ts'
import { shelfRowShape } from './shapes/shelf-shape.ts'
import { skillRowShape } from './shapes/skill-shape.ts'
import { cupRowShape, tourRowShape } from './shapes/tour-shape.ts'

export interface CollectionShapes {
  /** Its fields are the columns of the table: what of a single thing fits in a row. */
  readonly row: z.ZodObject
  readonly table: TableShapeName
  /** Null where single things have no file. */
  readonly entity: EntityShapeName | null
}

const items: CollectionShapes = { row: itemRowShape, table: 'item-table', entity: 'item' }

export const collectionShapes: Readonly<Record<OpenCollection, CollectionShapes>> = {
  drivers: items,
  karts: items,
  gliders: items,
  skills: { row: skillRowShape, table: 'skill-table', entity: 'skill' },
  courses: { row: courseRowShape, table: 'course-table', entity: 'course' },
  tours: { row: tourRowShape, table: 'tour-table', entity: 'tour' },
  badges: { row: badgeShape, table: 'badge-table', entity: 'badge' },
  guides: { row: guideRowShape, table: 'guide-table', entity: 'guide' },
  variants: { row: variantRowShape, table: 'variant-table', entity: null },
  shelves: { row: shelfRowShape, table: 'shelf-table', entity: null },
  cups: { row: cupRowShape, table: 'cup-table', entity: null },
}
