import { expect, test } from 'vitest'
import { countProgress, groupIds, isComplete, percentOf } from './count-progress.ts'

const items = [
  { id: 'mario', kind: 'driver', rarity: 'normal' },
  { id: 'luigi', kind: 'driver', rarity: 'normal' },
  { id: 'gold', kind: 'driver', rarity: 'high-end' },
  { id: 'pipe', kind: 'kart', rarity: 'normal' },
] as const

test('progress is counted in total, per kind, and per kind and rarity', () => {
  const progress = countProgress(
    items,
    new Map([
      ['mario', 1],
      ['pipe', 8],
      ['nothing-of-the-game', 2],
    ]),
  )
  expect(progress.all).toEqual({ owned: 2, total: 4 })
  expect(progress.kinds).toEqual({
    driver: { owned: 1, total: 3 },
    kart: { owned: 1, total: 1 },
    glider: { owned: 0, total: 0 },
  })
  expect(progress.groups.get('driver-normal')).toEqual({ owned: 1, total: 2 })
  expect(progress.groups.get('kart-normal')).toEqual({ owned: 1, total: 1 })
})

test('groups follow the game: by kind, rarest first', () => {
  expect(groupIds.map(([id]) => id).slice(0, 4)).toEqual([
    'driver-high-end',
    'driver-super',
    'driver-normal',
    'kart-high-end',
  ])
})

test.each([
  [{ owned: 0, total: 0 }, false, 0],
  [{ owned: 844, total: 845 }, false, 99],
  [{ owned: 845, total: 845 }, true, 100],
])('%o: complete %s, %i %', (progress, complete, percent) => {
  expect([isComplete(progress), percentOf(progress)]).toEqual([complete, percent])
})
