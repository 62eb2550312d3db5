import * as z from 'zod'
import { schemaPath } from './open-data-path.ts'
import type { OutputFile } from '../data/output-file.ts'
import { openShapes } from './open-shapes.ts'

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
