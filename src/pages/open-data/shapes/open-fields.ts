/** Fields that several shapes share. The descriptions are published with the schemas. */
import * as z from 'zod'
import { languages } from '#catalogue/languages.ts'
import { shelfLevels } from '#catalogue/entities.ts'
import { basisField, dayField, nameField } from '#catalogue/table-fields.ts'
import { tiers } from '#rankings/ranking.ts'

export {
  basisField,
  countField,
  dayField,
  kindField,
  nameField,
  rarityField,
  shelfField,
  tourNumberField,
} from '#catalogue/table-fields.ts'

/** In English. */
export const englishNameField = nameField.describe('Its official name in English.')

export const idField = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('Lowercase letters, digits and single hyphens; it never changes.')

/** Strict, but any language may be missing. */
export const namesField = z
  .partialRecord(z.enum(languages), nameField)
  .describe('Official names in other languages, by language tag; unknown ones are left out.')

/** An address on this site. */
export const pathField = z.string().regex(/^\//)

export const pageField = pathField.meta({
  ofSite: true,
  description: 'Its page on this site, a path from the root.',
})

export const emblemField = z
  .string()
  .regex(/^\/.+\.svg$/)
  .meta({ ofSite: true, description: 'Its emblem, an SVG picture of ours; a path from the root of this site.' })

/** `url` names an address in every other format that readers know; it stays until version 2. */
export const urlField = emblemField.meta({ deprecated: true, description: 'The same as picture.' })

/** A moment as programs count it. */
export const epochField = z
  .int()
  .meta({ description: 'The same moment in seconds since 1970-01-01T00:00:00Z.', unit: 'seconds' })

export const gameKeyField = nameField.nullable().describe('Its key inside the game; null where no source has it.')
export const gameKeyBasisField = basisField.nullable().describe('How sure the key is; null without one.')

export const pointsField = z.int().nonnegative()

export const instantField = z.iso.datetime().describe('A moment, UTC. Game days begin at 06:00.')

export const levelField = z
  .literal(shelfLevels)
  .describe('Item level from which it stands on this shelf; 1 means from the start.')

export const tierField = z.enum(tiers).describe('S is the best, D the last.')

export const sinceField = dayField.describe('First day on which somebody recorded it.')

export const untilField = dayField.nullable().describe('The day from which it no longer held; null while it holds.')
