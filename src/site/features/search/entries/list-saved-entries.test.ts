import { expect, test } from 'vitest'
import { listSavedEntries } from './list-saved-entries.ts'

test.each([
  [{}, []],
  [{ drivers: ['rarity:super'] }, ['rarity:super in drivers: /drivers/?q=rarity%3Asuper']],
  [
    { karts: ['a', 'b'], items: ['missing'], nothings: ['c'] },
    ['missing in items: /checklist/?q=missing#list', 'a in karts: /karts/?q=a', 'b in karts: /karts/?q=b'],
  ],
])('%j', (saved, expected) => {
  const entries = listSavedEntries(saved)
  const described = entries.map((entry) => entry.kind === 'page' && `${entry.name} in ${entry.asked}: ${entry.path}`)
  expect(described).toEqual(expected)
})

test('of many, the newest of each list come first', () => {
  const entries = listSavedEntries({ karts: ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'], gliders: ['g1', 'g2'] })
  expect(entries.map(({ name }) => name)).toEqual(['k1', 'g1', 'k2', 'g2', 'k3', 'k4'])
})
