import * as z from 'zod'
import { languages } from '#catalogue/languages.ts'
import { idField, nameField } from './open-fields.ts'

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
