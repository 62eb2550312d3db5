import * as z from 'zod'
import { skillCategories } from '#catalogue/entities.ts'
import {
  countField,
  emblemField,
  englishNameField,
  idField,
  kindField,
  namesField,
  pageField,
  urlField,
  nameField,
  dayField,
} from './open-fields.ts'
import { languages } from '#catalogue/languages.ts'

export const skillRowShape = z.strictObject({
  id: idField,
  name: englishNameField,
  page: pageField,
  url: urlField,
  kind: kindField.describe('The kind of item that has it.'),
  category: z
    .enum(skillCategories)
    .nullable()
    .describe('What it is good for, as we sort the skills of drivers; null for others, and where it is mixed.'),
  strength: z
    .number()
    .min(0)
    .max(10)
    .nullable()
    .describe('Our judgement of a driver’s skill; null for karts and gliders, and where no driver has it.'),
  reason: z.string().nullable().describe('Why the strength is what it is, or why there is none.'),
  itemCount: countField.describe('How many items have it.'),
  picture: emblemField,
})

export const skillShape = skillRowShape.extend({
  names: namesField,
  items: z.array(idField).describe('Who has it.'),
})

export type OpenSkill = z.output<typeof skillShape>

/** A kind of badges. */
export const badgeShape = z.strictObject({
  id: idField,
  name: nameField.describe('What its badges are called.'),
  page: pageField,
  url: urlField,
  kind: nameField.describe('What they are given for.'),
  codePrefix: nameField.describe('What the in-game names of its badges begin with.'),
  picture: emblemField,
})

export type OpenBadge = z.output<typeof badgeShape>

export const guideRowShape = z.strictObject({
  id: idField,
  name: nameField.describe('Its title.'),
  page: pageField,
  summary: nameField.describe('What it says, in a sentence.'),
  updated: dayField,
})

export const guideShape = guideRowShape.extend({
  markdown: z.string().describe('The text; links in it are paths from the root of this site.'),
})

export type OpenGuide = z.output<typeof guideShape>

/** The name of one thing in one language. */
export const nameRowShape = z.strictObject({
  collection: z
    .enum(['drivers', 'karts', 'gliders', 'courses', 'skills'])
    .describe('What kind of thing the id belongs to.'),
  id: idField,
  language: z.enum(languages).describe('Language tag; the English name is with the thing itself.'),
  name: nameField.describe('The official name in that language.'),
})

export type NameRow = z.output<typeof nameRowShape>
