/** What the server takes as a document. Unknown fields are refused: a typing error would be kept for ever. */
import { z } from 'zod'
import { itemLevels } from './checklist.ts'
import { maxSnapshots, snapshotReasons, type SnapshotDocument } from './checklist-snapshots.ts'
import { parseReferencePath, type CatalogueCollection } from './reference.ts'
import type { UserDocument } from './user-document.ts'

const displayName = z.string().trim().min(1, 'must not be empty').max(60, 'must have at most 60 characters')

/** Pictures come from https addresses, or from this site. */
const pictureAddress = z
  .string()
  .max(2048, 'must have at most 2,048 characters')
  .refine((text) => /^\/(?!\/)/.test(text) || isHttps(text), 'must be an https address')
const photoAddress = z
  .string()
  .max(2048, 'must have at most 2,048 characters')
  .refine(isHttps, 'must be an https address')

const itemId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be an item id: small letters, digits and hyphens')
const moment = z.int('must be a whole number of milliseconds').min(0, 'must not be before 1970')
const level = z.literal(itemLevels, `must be a level from 0 to ${itemLevels.length - 1}`)

function referenceTo(...collections: readonly CatalogueCollection[]) {
  return z.strictObject({
    $ref: z
      .string()
      .refine(
        (path) => collections.some((name) => parseReferencePath(path)?.collection === name),
        `must be a reference into ${collections.join(' or ')}, like "${collections[0]}/name"`,
      ),
  })
}

const attachment = z.strictObject({ url: pictureAddress })

const badgesPart = z.strictObject({
  image: z.strictObject({ src: pictureAddress }).exactOptional(),
  attachments: z.array(attachment).max(12, 'must have at most 12 entries').exactOptional(),
  gameBadge: z
    .array(z.union([referenceTo('badges'), attachment]))
    .max(12, 'must have at most 12 entries')
    .exactOptional(),
})

const userDetails = z.strictObject({
  displayName: displayName.exactOptional(),
  photoURL: photoAddress.exactOptional(),
  featuredParts: z
    .strictObject({
      badges: badgesPart.exactOptional(),
      driver: referenceTo('drivers').exactOptional(),
      kart: referenceTo('karts').exactOptional(),
      glider: referenceTo('gliders').exactOptional(),
    })
    .exactOptional(),
})

const preferences = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).exactOptional(),
  density: z.enum(['comfortable', 'compact']).exactOptional(),
})

export const userDocumentSchema: z.ZodType<UserDocument> = z.strictObject({
  userDetails: userDetails.exactOptional(),
  checklist: z.record(itemId, z.tuple([level, moment])).exactOptional(),
  preferences: preferences.exactOptional(),
})

export const snapshotDocumentSchema: z.ZodType<SnapshotDocument> = z.strictObject({
  snapshots: z
    .array(
      z.strictObject({
        takenAtMs: moment,
        reason: z.enum(snapshotReasons),
        levels: z.record(itemId, level),
      }),
    )
    .max(maxSnapshots, `must have at most ${maxSnapshots} snapshots`),
})

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
