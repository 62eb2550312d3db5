import { expect, test } from 'vitest'
import type { ItemKind } from '#catalogue/entities.ts'
import { noReweighing, type Reweighing } from '#rankings/reweighing.ts'
import { describeWeights } from './describe-weights.ts'

test.each<[string, readonly ItemKind[], Reweighing, string]>([
  [
    'the formula',
    ['driver', 'kart', 'glider'],
    noReweighing,
    'Drivers: 70% shelves, 10% base points, 20% special skill. Karts and Gliders: 85% shelves, 15% base points.',
  ],
  [
    'weights in any unit',
    ['driver'],
    { ...noReweighing, weights: { shelf: 50, points: 50, skill: 100 } },
    'Drivers: 25% shelves, 25% base points, 50% special skill.',
  ],
  [
    'no weight at all',
    ['driver', 'kart'],
    { ...noReweighing, weights: { shelf: 0, points: 0, skill: 0 } },
    'Drivers: 70% shelves, 10% base points, 20% special skill. Karts: 85% shelves, 15% base points. ' +
      'Nothing that counts for Drivers and Karts has a weight, so the formula’s apply.',
  ],
  [
    'a weight that only some have',
    ['driver', 'kart'],
    { ...noReweighing, weights: { shelf: 0, points: 0, skill: 5 } },
    'Drivers: 0% shelves, 0% base points, 100% special skill. Karts: 85% shelves, 15% base points. ' +
      'Nothing that counts for Karts has a weight, so the formula’s apply.',
  ],
  [
    'halves of a percent, which add up to 100',
    ['driver'],
    { ...noReweighing, weights: { shelf: 70, points: 10, skill: 0 } },
    'Drivers: 88% shelves, 12% base points.',
  ],
  [
    'parts of a percent, of which none is as much as a half',
    ['driver'],
    { ...noReweighing, weights: { shelf: 73, points: 13, skill: 11 } },
    'Drivers: 75% shelves, 14% base points, 11% special skill.',
  ],
  [
    'facts only, for all alike',
    ['driver', 'kart'],
    { ...noReweighing, factsOnly: true },
    'Drivers and Karts: 85% shelves, 15% base points.',
  ],
])('%s', (_, kinds, reweighing, words) => {
  expect(describeWeights(kinds, reweighing)).toBe(words)
})
