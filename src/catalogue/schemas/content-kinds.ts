/** Which files the content folder holds, and what each must look like. */
import { ownNamesSchema, rankingDaysSchema, shelfRecordsSchema, sourcesSchema } from './record-schemas.ts'
import { badgeSchema, guideSchema, itemSchema, skillSchema, courseSchema } from './thing-schemas.ts'
import { tourCycleSchema, tourSchema } from './tour-schemas.ts'

/** Folders with one file per thing, named after the thing's id, or per language. */
export const folderSchemas = {
  drivers: itemSchema,
  karts: itemSchema,
  gliders: itemSchema,
  skills: skillSchema,
  courses: courseSchema,
  tours: tourSchema,
  badges: badgeSchema,
  'tips-and-tricks': guideSchema,
  names: ownNamesSchema,
} as const

/** Single files next to the folders; each must exist, unless it is one of `optionalSingles`. */
export const singleSchemas = {
  'tour-cycle.yaml': tourCycleSchema,
  'shelf-records.yaml': shelfRecordsSchema,
  'ranking-days.yaml': rankingDaysSchema,
  'sources.yaml': sourcesSchema,
} as const

export type FolderName = keyof typeof folderSchemas
export type SingleName = keyof typeof singleSchemas

/** Nothing need be said in them. */
export const optionalSingles: readonly SingleName[] = ['sources.yaml']
