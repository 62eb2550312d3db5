/** What kinds, rarities and categories are called. */
import { message } from './message.ts'

export const rarityNames = {
  normal: message('Normal'),
  super: message('Super'),
  'high-end': message('High-End'),
}

/** For an item whose list of top shelves is short. */
export const knownTops = message('{known, number} of {of, number} top shelves known at level 1')
/** `12 drivers`. */
export const countOfKind = message(
  '{kind, select, driver {{count, plural, one {# driver} other {# drivers}}} kart {{count, plural, one {# kart} other {# karts}}} other {{count, plural, one {# glider} other {# gliders}}}}',
)

/** `High-End karts`. */
export const rarityOfKind = message(
  '{rarity, select, normal {Normal} super {Super} other {High-End}} {kind, select, driver {drivers} kart {karts} other {gliders}}',
)
