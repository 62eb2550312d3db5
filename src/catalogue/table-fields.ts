/**
 * Columns that tables share. Their descriptions are published with the open data, and so is `references`: the column of
 * another table, written `table.column`, that has every value of this one.
 */
import * as z from 'zod'
import { bases, itemKinds, rarities, shelves } from './choices.ts'

export const nameField = z.string().min(1)

/** A number that cannot be negative. */
export const countField = z.int().nonnegative()

export const dayField = z.iso.date().describe('A day, UTC.')

export const tourNumberField = z.int().positive().max(9999).describe('Number of a tour; 1 is the very first.')

export const kindField = z.enum(itemKinds).describe('The kind of item.')

export const rarityField = z.enum(rarities).describe('Rarity of the item.')

export const shelfField = z
  .enum(shelves)
  .describe(
    'top: three item slots and frenzies for a driver, the whole bonus for a kart or glider; middle: two slots and no frenzy, about half of the bonus.',
  )

export const basisField = z
  .enum(bases)
  .describe(
    'recorded: a source states it; inferred: it follows from a rule; first-seen: the first record, not the debut, is known; partial: a field is missing in every source.',
  )

export const itemReference = nameField.meta({ references: 'items.id', description: 'Id of a driver, kart or glider.' })
export const driverReference = nameField.meta({ references: 'drivers.id', description: 'Id of a driver.' })
export const kartReference = nameField.meta({ references: 'karts.id', description: 'Id of a kart.' })
export const gliderReference = nameField.meta({ references: 'gliders.id', description: 'Id of a glider.' })
export const variantReference = nameField.meta({ references: 'variants.id', description: 'Id of a course variant.' })
export const skillReference = nameField.meta({ references: 'skills.id', description: 'Id of a skill.' })
export const tourReference = tourNumberField.meta({ references: 'tours.number' })

export const cyclePositionField = z
  .int()
  .positive()
  .meta({ references: 'cycle.position', description: 'Position of the tour in the yearly cycle.' })
