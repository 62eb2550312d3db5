/** Skills. */
import { message } from './message.ts'

export const aboutSkills = message(
  'Drivers get special skills from item boxes<more>; karts and gliders make one kind of action worth more</more>.',
)
export const kind = message('Kind')
export const category = message('Category')
export const strengthOf = message('{strength, number} out of 10')
export const strength = message('Strength in our ranking')
export const aboutStrength = message(
  'The strength is our own judgement, from 0 to 10; the game publishes no such number.',
)
export const itemsWithSkill = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}} with this skill')
export const noneHasIt = message(
  'No {kind, select, driver {driver} kart {kart} other {glider}} in the game has this skill',
)
export const allSkills = message('See all skills')
export const inGuides = message('In our guides')
export const otherSkills = message('Other skills')
export const skillOfKind = message('{kind, select, driver {Special skill} kart {Kart skill} other {Glider skill}}')
export const skillCount = message('{skills, plural, one {# skill} other {# skills}}')
