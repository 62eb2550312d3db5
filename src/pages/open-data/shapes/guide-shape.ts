import * as z from 'zod'
import { dayField, idField, nameField, pageField } from './open-fields.ts'

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
