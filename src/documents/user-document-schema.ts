/** What the server takes as a document. */
import { z } from 'zod'
import { buildFieldSchema, capSchema, itemIdSchema, levelSchema, momentSchema } from './build-field-schema.ts'
import { maxSnapshots, snapshotReasons, type ChecklistSnapshots } from './checklist-snapshots.ts'
import {
  firstCollection,
  isCollectionKey,
  longestCollectionName,
  mostCollectionNames,
  type CollectionDocument,
  type CollectionsDocument,
} from './collections.ts'
import { userDocumentField } from './user-document.ts'

export const userDocumentSchema = buildFieldSchema(userDocumentField.rule)

export const checklistSnapshotsSchema: z.ZodType<ChecklistSnapshots> = z.strictObject({
  snapshots: z
    .array(
      z.strictObject({
        takenAtMs: momentSchema,
        reason: z.enum(snapshotReasons),
        levels: z.record(itemIdSchema, levelSchema),
        caps: z.record(itemIdSchema, capSchema).exactOptional(),
      }),
    )
    .max(maxSnapshots, `must have at most ${maxSnapshots} snapshots`),
})

export const collectionsSchema: z.ZodType<CollectionsDocument> = z.strictObject({
  collections: z
    .record(
      z.string().refine((key) => key === firstCollection || isCollectionKey(key), 'must be the key of a collection'),
      z.strictObject({
        name: z
          .string()
          .trim()
          .min(1, 'must not be empty')
          .max(longestCollectionName, `must have at most ${longestCollectionName} characters`),
        changedAtMs: momentSchema,
        isRemoved: z.literal(true).exactOptional(),
        takenAtMs: momentSchema.exactOptional(),
      }),
    )
    .refine(
      (names) => Object.keys(names).length <= mostCollectionNames,
      `must have at most ${mostCollectionNames} names`,
    ),
})

export const collectionSchema: z.ZodType<CollectionDocument> = z.strictObject({
  checklist: z.record(itemIdSchema, z.tuple([levelSchema, momentSchema])).exactOptional(),
  caps: z.record(itemIdSchema, z.tuple([capSchema, momentSchema])).exactOptional(),
})
