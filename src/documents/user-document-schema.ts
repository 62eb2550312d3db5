/** What the server takes as a document. */
import { z } from 'zod'
import { buildFieldSchema, capSchema, itemIdSchema, levelSchema, momentSchema } from './build-field-schema.ts'
import { maxSnapshots, snapshotReasons, type ChecklistSnapshots } from './checklist-snapshots.ts'
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
