/** What kinds, rarities and categories are called. */
import { message } from './message.ts'

export const rarityNames = {
  normal: message('Normal'),
  super: message('Super'),
  'high-end': message('High-End'),
}

/** For an item whose list of top shelves is short. */
export const knownTops = message('{known, number} of {of, number} top shelves known at level 1')
