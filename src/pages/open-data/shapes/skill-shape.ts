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
} from './open-fields.ts'

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
