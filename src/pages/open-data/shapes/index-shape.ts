import * as z from 'zod'
import { countField, dayField, instantField, nameField, pathField } from './open-fields.ts'

const addressField = pathField.describe('A path from the root of this site.')

export const indexShape = z.strictObject({
  name: nameField,
  version: z.literal(1).describe('Of this interface; its files lie under /api/v1/.'),
  siteVersion: nameField,
  formulaVersion: z.int().positive(),
  asOf: dayField.describe('Day of the last record of all shelves.'),
  today: dayField.describe('The last day of the game, which the rankings are for.'),
  ended: instantField.describe('When the service of the game ended, UTC.'),
  documentation: addressField,
  licence: z.string(),
  collections: z.array(
    z.strictObject({
      name: nameField,
      count: countField,
      json: addressField,
      csv: addressField,
      schema: addressField,
      entity: z
        .strictObject({ template: addressField.describe('Replace {id} with an id.'), schema: addressField })
        .nullable()
        .describe('Files of single things; null where there are none.'),
      contents: z.string().describe('What the table holds.'),
      asOf: dayField.describe('The day that the table speaks of.'),
      key: z.array(nameField).describe('The columns whose values, taken together, no two rows share.'),
      order: z.string().describe('In which order the rows are.'),
    }),
  ),
  files: z.array(
    z.strictObject({
      path: addressField,
      type: nameField,
      description: z.string(),
      schema: addressField.nullable(),
    }),
  ),
  checksums: z
    .array(
      z.strictObject({
        path: addressField,
        bytes: countField,
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .describe('Size and SHA-256 of the tables and files.'),
})

/** Without what is only known when all files are there. */
export type OpenIndex = Omit<z.output<typeof indexShape>, 'checksums'>
