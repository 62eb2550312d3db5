import * as z from 'zod'
import { rarities, itemKinds, skillCategories, badgeKinds, countedSkills, courseKinds, platforms } from '../entities.ts'
import {
  basisSchema,
  idSchema,
  nameSchema,
  tourNumberSchema,
  namesSchema,
  sentenceSchema,
  dateSchema,
} from './field-schemas.ts'

/** Without a basis, one follows from what is known: see build-courses.ts. */
const firstKnownFields = {
  'debut-tour': tourNumberSchema.optional(),
  'first-seen': dateSchema.optional(),
  basis: basisSchema.optional(),
}

const variantSchema = z.strictObject(firstKnownFields)

const actionCountSchema = z.int().nonnegative()

/** The kinds of action that were counted one by one; together they are fewer than all actions. */
export const actionKinds = ['mini-turbos', 'jump-boosts', 'dash-panels', 'glide-actions', 'course-coins'] as const

const actionFields = ['actions', ...countedSkills, 'item-boxes', ...actionKinds, 'item-coins'] as const

/** What a race on a variant holds; see CourseActions. */
const actionsSchema = z.strictObject(
  Object.fromEntries(actionFields.map((field) => [field, actionCountSchema])) as Record<
    (typeof actionFields)[number],
    typeof actionCountSchema
  >,
)

/** A file of `courses/`, with all variants of the course by id. */
export const courseSchema = z.strictObject({
  name: nameSchema,
  platform: z.enum(platforms),
  kind: z.enum(courseKinds),
  ...firstKnownFields,
  names: namesSchema.default({}),
  variants: z.record(z.string(), variantSchema),
  actions: z.record(z.string(), actionsSchema).default({}),
})

export type CourseFile = z.output<typeof courseSchema>
export type ActionsFile = z.output<typeof actionsSchema>
export type FirstKnown = z.output<typeof variantSchema>

const countSchema = z.int().nonnegative()

/** A file of `drivers/`, `karts/` or `gliders/`. Shelves are written as shelf-line.ts reads them. */
export const itemSchema = z.strictObject({
  name: nameSchema,
  rarity: z.enum(rarities),
  skill: idSchema.optional(),
  'debut-tour': tourNumberSchema.optional(),
  'game-id': z.int().positive().optional(),
  basis: basisSchema.default('recorded'),
  'public-shelf-counts': z.strictObject({ top: countSchema, middle: countSchema }).optional(),
  names: namesSchema.default({}),
  shelves: z.record(z.string(), z.string()).default({}),
})

export type ItemFile = z.output<typeof itemSchema>

/** A file of `skills/`. Strength and reason belong to drivers' special skills alone: see checkJudgement. */
export const skillSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(itemKinds),
  category: z.enum(skillCategories).optional(),
  strength: z.number().min(0).max(10).optional(),
  reason: sentenceSchema.optional(),
  names: namesSchema.default({}),
})

export type SkillFile = z.output<typeof skillSchema>

/** A file of `badges/`. */
export const badgeSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(badgeKinds),
  'code-prefix': nameSchema,
})

export type BadgeFile = z.output<typeof badgeSchema>

/** The front matter of a file of a language's folder in `tips-and-tricks/`; the rest is as in English. */
export const guideTextSchema = z.strictObject({ title: nameSchema, summary: sentenceSchema })

export type GuideTextFile = z.output<typeof guideTextSchema>

/** The front matter of a file of `tips-and-tricks/`. */
export const guideSchema = z.strictObject({
  title: nameSchema,
  summary: sentenceSchema,
  order: z.int().positive(),
  updated: dateSchema,
})

export type GuideFile = z.output<typeof guideSchema>
