/** Fields that several shapes share. The descriptions are published with the schemas. */
import * as z from 'zod'
import { languages } from '#catalogue/languages.ts'
import { bases, itemKinds, rarities, shelfLevels, shelves } from '#catalogue/entities.ts'
import { tiers } from '#rankings/ranking.ts'

export const idField = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('Lowercase letters, digits and single hyphens; it never changes.')

export const nameField = z.string().min(1)

/** Strict, but any language may be missing. */
export const namesField = z
  .partialRecord(z.enum(languages), nameField)
  .describe('Official names in other languages, by language tag; unknown ones are left out.')

/** An address on this site. */
export const pathField = z.string().regex(/^\//)

export const pageField = pathField.describe('Its page on this site, a path from the root.')

export const emblemField = z
  .string()
  .regex(/^\/.+\.svg$/)
  .describe('Its emblem, an SVG picture of ours; a path from the root of this site.')

/** A number that cannot be negative. */
export const countField = z.int().nonnegative()

export const percentField = z.number().min(0).max(100)

export const dayField = z.iso.date().describe('A day, UTC.')

export const instantField = z.iso.datetime().describe('A moment, UTC. Game days begin at 06:00.')

export const tourNumberField = z.int().positive().max(9999).describe('Number of a tour; 1 is the very first.')

export const kindField = z.enum(itemKinds)

export const rarityField = z.enum(rarities)

export const shelfField = z
  .enum(shelves)
  .describe(
    'top: three item slots and frenzies for a driver, the whole bonus for a kart or glider; middle: two slots and no frenzy, about half of the bonus.',
  )

export const levelField = z
  .literal(shelfLevels)
  .describe('Item level from which it stands on this shelf; 1 means from the start.')

export const tierField = z.enum(tiers)

export const basisField = z
  .enum(bases)
  .describe(
    'recorded: a source states it; inferred: it follows from a rule; first-seen: the first record, not the debut, is known; partial: a field is missing in every source.',
  )

export const sinceField = dayField.describe('First day on which somebody recorded it.')

export const untilField = dayField.nullable().describe('The day from which it no longer held; null while it holds.')
