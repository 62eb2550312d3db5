/** Every published shape by its name. They describe what is written, check it, and become the JSON Schemas. */
import * as z from 'zod'
import type { OutputFile } from '../data/output-file.ts'
import { openRelations, openSeries } from './open-collections.ts'
import { openEntities } from './open-entities.ts'
import { indexShape } from './shapes/index-shape.ts'
import { countField, dayField } from './shapes/open-fields.ts'
import { rankingShape } from './shapes/ranking-shape.ts'
import { schemaPath } from './open-data-path.ts'

function tableOf(row: z.ZodObject) {
  return z.strictObject({
    asOf: dayField.describe('The day that the table speaks of.'),
    count: countField,
    rows: z.array(row),
  })
}

export function tableSchemaName(schema: string): string {
  return `${schema}-table`
}

const tables = [...openEntities, ...openRelations, ...openSeries]

const bulkShape = z.strictObject({
  index: indexShape,
  ...Object.fromEntries(openEntities.map(({ name, entity }) => [name, z.array(entity)])),
  ranking: rankingShape,
})

const openShapes: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...openEntities.map(({ schema, entity }) => [schema, entity] as const),
  ...tables.map(({ schema, row }) => [tableSchemaName(schema), tableOf(row)] as const),
  ['ranking', rankingShape],
  ['index', indexShape],
  ['bulk', bulkShape],
])

/** A JSON Schema (draft 2020-12) of every shape. They are open: fields may be added, although ours are checked strictly. */
export function buildSchemas(): OutputFile[] {
  return Array.from(openShapes, ([name, shape]) => ({
    path: schemaPath(name),
    pieces: [JSON.stringify({ ...z.toJSONSchema(shape, { override: open }), title: name }, null, 2), '\n'],
  }))
}

function open({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
