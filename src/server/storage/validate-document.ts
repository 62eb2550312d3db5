import { z } from 'zod'
import { documentLimitBytes } from '#documents/document-path.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import type { ServerCollection } from '#documents/reference.ts'
import { snapshotDocumentSchema, userDocumentSchema } from '#documents/user-document-schema.ts'
import { parseBody } from '../requests/parse-body.ts'
import { Refusal } from '../requests/refusal.ts'

const schemas: Readonly<Record<ServerCollection, z.ZodType>> = {
  users: userDocumentSchema,
  snapshots: snapshotDocumentSchema,
}
const jsonObject = z.custom<JsonObject>(isJsonObject)

/** A whole document from a request, as it is to be stored. Throws a Refusal that says which field is wrong, and why. */
export function parseDocument(collection: ServerCollection, value: JsonValue): JsonObject {
  return jsonObject.parse(parseBody(schemas[collection], value, 'The document'))
}

/**
 * A partial document from a request. Its fields, without those that are to be removed, are a document in themselves:
 * fields do not depend on each other, and merging two valid checklists gives a valid one.
 */
export function parsePartial(collection: ServerCollection, value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw new Refusal('invalid', 'A document is a JSON object.', { field: '' })
  const fields = Object.entries(value)
  const valid = parseDocument(collection, Object.fromEntries(fields.filter(([, part]) => part !== null)))
  return { ...Object.fromEntries(fields.filter(([, part]) => part === null)), ...valid }
}

/** Throws a Refusal when a document has become too large to keep. */
export function checkSize(collection: ServerCollection, json: string): void {
  const limit = documentLimitBytes[collection]
  const size = Buffer.byteLength(json)
  if (size > limit) throw new Refusal('too-large', `The document has ${size} bytes, at most ${limit} are allowed.`)
}
