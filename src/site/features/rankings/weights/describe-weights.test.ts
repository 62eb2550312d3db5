import { expect, test } from 'vitest'
import type { ItemKind } from '#catalogue/entities.ts'
import { noReweighing, type Reweighing } from '#rankings/reweighing.ts'
import { describeWeights } from './describe-weights.ts'

test.each<[string, readonly ItemKind[], Reweighing, string]>([
  [
    'the formula',
    ['driver', 'kart', 'glider'],
    noReweighing,
    'Drivers: 65 % coverage, 15 % base points, 20 % special skill. Karts and Gliders: 80 % coverage, 20 % base points.',
  ],
  [
    'weights in any unit',
    ['driver'],
    { ...noReweighing, weights: { coverage: 50, points: 50, skill: 100 } },
    'Drivers: 25 % coverage, 25 % base points, 50 % special skill.',
  ],
  [
    'facts only, for all alike',
    ['driver', 'kart'],
    { ...noReweighing, factsOnly: true },
    'Drivers and Karts: 80 % coverage, 20 % base points.',
  ],
])('%s', (_, kinds, reweighing, words) => {
  expect(describeWeights(kinds, reweighing)).toBe(words)
})
