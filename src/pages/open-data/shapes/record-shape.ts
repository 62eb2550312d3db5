import * as z from 'zod'
import { itemReference, tourReference } from '#catalogue/table-fields.ts'
import { countField, dayField, idField, kindField, nameField, pointsField, tierField } from './open-fields.ts'

export const labelField = z
  .enum(['recorded', 'between', 'reconstructed', 'carried-on'])
  .describe(
    'How the shelves of the day are known: recorded in full; between two records; reconstructed before the first; carried on after the last.',
  )

/** A day on which the shelves of the whole game were recorded. */
export const shelfRecordRowShape = z.strictObject({
  date: dayField,
  tourNumber: tourReference,
  scope: z.enum(['full', 'top']).describe('full: both shelves; top: the top shelf alone, with promotions to it.'),
  source: nameField.describe('Where the record is: a repository, its version, and files.'),
})

/** A day that has a ranking. */
export const dayRowShape = z.strictObject({
  date: dayField,
  tourNumber: tourReference,
  week: z.literal([1, 2]).nullable().describe('Week of the ranked cup that was on; null where none is known.'),
  label: labelField.describe(
    'How sure the shelves of the day are. recorded: a full record of that tour has them; between: those of the record before hold, and more may have; reconstructed: those of the first record hold for items that had come, at most; carried-on: those of the last record, after which nothing is known.',
  ),
  recordBefore: dayField
    .nullable()
    .meta({ references: 'shelf-records.date', description: 'The last record up to the day; null before the first.' }),
  recordAfter: dayField
    .nullable()
    .meta({ references: 'shelf-records.date', description: 'The first record after the day; null after the last.' }),
})

/** One of the first 25 of a kind, while their ranking stayed the same. */
export const rankingPeriodRowShape = z.strictObject({
  from: dayField.describe('First day of the ranking.'),
  until: dayField.nullable().describe('First day of the next ranking that differs; null for the last.'),
  kind: kindField,
  rank: z.int().positive().describe('1 is the best.'),
  item: itemReference,
  score: pointsField.describe(
    'Points of a race with it, on average over the ranked cup, the tour and the game of that day.',
  ),
  tier: tierField.nullable().describe('Null for an item whose list of shelves is known to be incomplete.'),
})

/** Something that facts were taken from. */
export const sourceRowShape = z.strictObject({
  id: idField,
  title: nameField.describe('What it is called.'),
  address: z.url().nullable().describe('Where it is; null for what is in no single place.'),
  what: nameField.describe('What was taken from it, in which version.'),
})

/** A table of the open data. */
export const tableRowShape = z.strictObject({
  name: idField,
  contents: nameField.describe('What a row is.'),
  rows: countField.nullable().describe('How many rows it has; null for a table that is a file a year.'),
  asOf: dayField.describe('The day that the table speaks of.'),
  key: nameField.describe('The columns whose values no two rows share, with commas between them.'),
  order: nameField.describe('In which order the rows are.'),
})

const tableReference = idField.meta({ references: 'tables.name', description: 'Name of a table.' })

export const tableSourceRowShape = z.strictObject({
  table: tableReference,
  source: idField.meta({ references: 'sources.id', description: 'Id of a source.' }),
})

/** A column of a table. */
export const fieldRowShape = z.strictObject({
  table: tableReference,
  position: z.int().positive().describe('Position of the column, from 1.'),
  name: nameField.describe('Name of the column.'),
  type: nameField.describe('string, integer, number, boolean or array.'),
  nullable: z.boolean().describe('Whether a value may be missing: null as JSON, an empty cell as CSV.'),
  key: z.boolean().describe('Whether it is part of the key.'),
  choices: nameField
    .nullable()
    .describe('All values that it can have, with commas between them; null if any is possible.'),
  format: nameField.nullable().describe('date, date-time or uri; null for none.'),
  unit: nameField.nullable().describe('What its numbers count; null if they are plain ones.'),
  references: nameField.nullable().describe('The column, as table.column, that has every value of this one.'),
  deprecated: z.boolean().describe('Whether it only stays until version 2; its description says what replaces it.'),
  description: nameField.describe('What it means.'),
})

export type ShelfRecordRow = z.output<typeof shelfRecordRowShape>
export type DayRow = z.output<typeof dayRowShape>
export type RankingPeriodRow = z.output<typeof rankingPeriodRowShape>
export type SourceRow = z.output<typeof sourceRowShape>
export type TableSourceRow = z.output<typeof tableSourceRowShape>
export type TableRow = z.output<typeof tableRowShape>
export type FieldRow = z.output<typeof fieldRowShape>
