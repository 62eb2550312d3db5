import type { Rarity, Skill } from '#catalogue/entities.ts'
import { gliderSkills, kartSkills } from '#rankings/points/score-model.ts'

type PaidUnit = (typeof kartSkills)[string]['per'] | (typeof gliderSkills)[string]['per']

const unitNames: Readonly<Record<PaidUnit, string>> = {
  miniTurbos: 'each Mini-Turbo',
  jumpBoosts: 'each Jump Boost',
  dashPanels: 'each Dash Panel',
  starts: 'a Rocket Start',
  slipstreams: 'each slipstream',
  itemCoins: 'each coin out of an item box',
  bananaHits: 'each hit with a banana',
}

/** What a skill does in a race, in one sentence; null where it is not on record. */
export function describeEffect({ id, name, kind, reason }: Skill): string | null {
  if (kind === 'driver') return reason
  const paid = (kind === 'kart' ? kartSkills : gliderSkills)[id]
  if (!paid)
    return `More points for ${name.replace(/ Plus$/, '')}: how many in a race is not on record, and not counted.`
  const points = (rarity: Rarity) => paid.points[rarity]
  const [best, middle, least] = [points('high-end'), points('super'), points('normal')]
  return `${best} points more for ${unitNames[paid.per]} with a High-End ${kind}, ${middle} with a Super, ${least} with a Normal one.`
}
