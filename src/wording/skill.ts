/** Skills. */
import { message } from './message.ts'

export const driversGetSpecialSkills = message(
  'Drivers get special skills from item boxes<span>; karts and gliders make one kind of action worth more</span>.',
)
export const specialSkill = message('Special skill')
export const kind = message('Kind')
export const category = message('Category')
export const strengthOutOf10 = message('{strength} out of 10')
export const strengthInOurRanking = message('Strength in our ranking')
export const theStrengthIsOur = message(
  ' The strength is our own judgement, from 0 to 10; the game publishes no such number.',
)
export const valueWithThisSkill = message('{value} with this skill')
export const noKindInThe = message(
  'No {kind, select, driver {driver} kart {kart} other {glider}} in the game has this skill',
)
export const seeAllSkills = message('See all skills')
export const inOurGuides = message('In our guides')
export const otherSkills = message('Other skills')
