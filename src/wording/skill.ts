/** Skills, and what they do in a race. */
import { message } from './message.ts'
import type { SkillEffect } from '#pages/data/thing-pages.ts'

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

const uncounted = message('It brings more points. How many in a race is not on record, so they are not counted.')
const pointsAdded = message(
  '{highEnd} points more for {per, select, miniTurbos {each Mini-Turbo} jumpBoosts {each Jump Boost} dashPanels {each Dash Panel} starts {a Rocket Start} slipstreams {each slipstream} itemCoins {each coin out of an item box} other {each hit with a banana}} with a High-End {kind, select, driver {driver} kart {kart} other {glider}}, {super} with a Super, {normal} with a Normal one.',
)

/** In one sentence. */
export function describeEffect(effect: SkillEffect): string {
  switch (effect.is) {
    case 'reason':
      return effect.text
    case 'uncounted':
      return uncounted()
    case 'points': {
      const [highEnd = 0, ofSuper = 0, normal = 0] = effect.points
      return pointsAdded({ kind: effect.kind, per: effect.per, highEnd, super: ofSuper, normal })
    }
  }
}
