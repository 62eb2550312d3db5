import { expect, test } from 'vitest'
import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import { describeRacePoints, describeUpgrade } from './describe-points.ts'

const item = { kind: 'driver', id: 'gold-mario', rarity: 'high-end', skillId: null } as const
const from = { level: 2, cap: 1 }

test.each<[Upgrade, string]>([
  [
    { item, from, to: { level: 3, cap: 1 }, tickets: 2, gain: 1050.4 },
    'to level 3: +1,050 points for 2 level-up tickets',
  ],
  [
    { item, from, to: { level: 2, cap: 2 }, tickets: 1, gain: 12 },
    'to points cap 2: +12 points for 1 points-cap ticket',
  ],
  [{ item, from: null, to: { level: 1, cap: 0 }, tickets: 0, gain: 900 }, '+900 points'],
  [
    { item, from: null, to: { level: 3, cap: 0 }, tickets: 2, gain: 900 },
    'at level 3: +900 points for 2 level-up tickets',
  ],
])('%j is “%s”', (upgrade, words) => {
  expect(describeUpgrade(upgrade)).toBe(words)
})

test.each([
  [240.4, '<b>41,330</b> points<lead>, +240 over the runner-up</lead>'],
  [0, '<b>41,330</b> points<lead>, as many as the runner-up</lead>'],
  [null, '<b>41,330</b> points'],
])('a lead of %d is %s', (lead, words) => {
  expect(describeRacePoints('41,330', lead)).toBe(words)
})
