/** What the server takes as a document. */
import { z } from 'zod'
import { capSteps, itemLevels } from './checklist.ts'
import type { FieldRule } from './field.ts'
import { parseReferencePath } from './reference.ts'
import { isHttpsAddress, isLocalAddress } from './web-address.ts'
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

export const itemIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be an item id: lowercase letters, digits and hyphens')
/** How far a device's clock may be ahead of ours (ms). An entry from later could not be changed until then. */
const mostAheadMs = 24 * 3_600_000
export const momentSchema = z
  .int('must be a whole number of milliseconds')
  .min(0, 'must not be before 1970')
  .refine(
    (ms) => ms <= Date.now() + mostAheadMs,
    'must not be more than a day in the future: set the clock of this device',
  )
const levelSchema = z.literal(itemLevels, `must be a level from 0 to ${itemLevels.length - 1}`)
const capSchema = z.literal(capSteps, `must be a points cap from 0 to ${capSteps.length - 1}`)

const longestAddress = 2048

/** What the server takes as a field. Unknown parts are refused: a typo would be stored forever. */
function buildFieldSchema(rule: FieldRule): z.ZodType {
  switch (rule.of) {
    case 'text':
      return z
        .string()
        .trim()
        .min(1, 'must not be empty')
        .max(rule.longest, `must have at most ${rule.longest} characters`)
    case 'address':
      return z
        .string()
        .max(longestAddress, { error: () => `must have at most ${longestAddress.toLocaleString('en')} characters` })
        .refine(
          (value) => (rule.isLocalAllowed && isLocalAddress(value)) || isHttpsAddress(value),
          'must be an https address',
        )
    case 'choice':
      return z.enum(rule.choices)
    case 'reference':
      return z.strictObject({
        $ref: z
          .string()
          .refine(
            (path) => rule.collections.some((name) => parseReferencePath(path)?.collection === name),
            `must be a reference into ${rule.collections.join(' or ')}, like "${rule.collections[0]}/name"`,
          ),
      })
    case 'either':
      return z.union(rule.options.map(buildFieldSchema))
    case 'list':
      return z.array(buildFieldSchema(rule.entry)).max(rule.longest, `must have at most ${rule.longest} entries`)
    case 'group': {
      const parts = Object.entries(rule.fields).map(([name, part]) => [name, buildFieldSchema(part)] as const)
      return z.strictObject(
        Object.fromEntries(parts.map(([name, part]) => [name, rule.isWhole ? part : part.exactOptional()])),
      )
    }
    case 'checklist':
      return z.record(itemIdSchema, z.tuple([levelSchema, momentSchema]))
    case 'caps':
      return z.record(itemIdSchema, z.tuple([capSchema, momentSchema]))
    case 'whole-number': {
      const range = `must be a whole number from ${rule.lowest} to ${rule.highest}`
      return z.int(range).min(rule.lowest, range).max(rule.highest, range)
    }
  }
}

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
