import * as z from 'zod'
import { schemaPath } from './open-data-path.ts'
import type { OutputFile } from '../data/output-file.ts'
import { openShapes } from './open-shapes.ts'

/** A JSON Schema (draft 2020-12) of every shape. */
export function buildSchemas(): OutputFile[] {
  return Object.entries(openShapes).map(([name, shape]) => ({
    path: schemaPath(name),
    pieces: [JSON.stringify({ ...z.toJSONSchema(shape), title: name }, null, 2), '\n'],
  }))
}
