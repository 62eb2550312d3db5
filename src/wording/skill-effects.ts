/** What skills do in a race. */
import type { SkillEffect } from '#pages/data/thing-pages.ts'
import { message } from './message.ts'

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
