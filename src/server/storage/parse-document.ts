import { z } from 'zod'
import { type JsonObject, isJsonObject, type JsonValue } from '#documents/json-value.ts'
import type { ChecklistSnapshots } from '#documents/checklist-snapshots.ts'
import type { CollectionDocument, CollectionsDocument } from '#documents/collections.ts'
import type { ServerCollection } from '#documents/reference.ts'
import { userFieldPlans } from '#documents/user-document.ts'
import {
  checklistSnapshotsSchema,
  collectionSchema,
  collectionsSchema,
  userDocumentSchema,
} from '#documents/user-document-schema.ts'
import { parseBody, refuseField } from '../requests/parse-body.ts'

const theDocument = 'The document'

const schemas: Readonly<Record<ServerCollection, z.ZodType>> = {
  users: userDocumentSchema,
  snapshots: checklistSnapshotsSchema,
  collections: collectionsSchema,
  checklists: collectionSchema,
}
/** The fields that there are, to tell those that can be removed. */
const fieldNames: Readonly<Record<ServerCollection, readonly string[]>> = {
  users: Object.keys(userFieldPlans),
  snapshots: ['snapshots'] satisfies (keyof ChecklistSnapshots)[],
  collections: ['collections'] satisfies (keyof CollectionsDocument)[],
  checklists: ['checklist', 'caps'] satisfies (keyof CollectionDocument)[],
}
const jsonObject = z.custom<JsonObject>(isJsonObject)

/** A whole document from a request, as it is to be stored. Throws a Refusal that says which field is wrong, and why. */
export function parseDocument(collection: ServerCollection, value: JsonValue): JsonObject {
  return jsonObject.parse(parseBody(schemas[collection], value, theDocument))
}

/**
 * A partial document from a request. Its fields, without those that are to be removed, are a document in themselves:
 * fields do not depend on each other, and merging two valid checklists gives a valid one.
 */
export function parsePartial(collection: ServerCollection, value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw refuseField('', 'must be an object', theDocument)
  const removed = Object.entries(value).flatMap(([name, part]) => (part === null ? [name] : []))
  const unknown = removed.find((name) => !fieldNames[collection].includes(name))
  if (unknown !== undefined) throw refuseField(unknown, 'is not a known field', theDocument)
  const kept = Object.entries(value).filter(([, part]) => part !== null)
  return {
    ...Object.fromEntries(removed.map((name) => [name, null])),
    ...parseDocument(collection, Object.fromEntries(kept)),
  }
}
