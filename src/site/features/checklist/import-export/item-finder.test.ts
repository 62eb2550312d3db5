import * as fc from 'fast-check'
import leven from 'leven'
import { expect, test } from 'vitest'
import { createSimilarNames } from './item-finder.ts'

function search(names: readonly string[], wanted: string, most: number): Map<string, number> {
  const found = new Map<string, number>()
  createSimilarNames(names).search(wanted, most, (name, distance) => {
    found.set(name, Math.min(distance, found.get(name) ?? Infinity))
    return most
  })
  return found
}

test.each([
  ['paul', { pauline: 0.5 * (3 / 7) }],
  ['mario baby', { 'baby mario': 0 }],
  ['luigy', { luigi: 1 }],
  ['マリヨ', { マリオ: 1 }],
  ['xyz', {}],
])('%s may be %j', (wanted, expected) => {
  expect(Object.fromEntries(search(['pauline', 'baby mario', 'luigi', 'マリオ', 'toad'], wanted, 1))).toEqual(expected)
})

test('finds exactly what comparing with every name finds', () => {
  const anyName = fc.string({ unit: fc.constantFrom('a', 'b', 'e', ' ', 'マ'), minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { maxLength: 12 }), anyName, fc.nat({ max: 3 }), (names, wanted, most) => {
      const near = names.filter((name) => leven(name, wanted) <= most)
      const found = search(names, wanted, most)
      expect([...found.keys()]).toEqual(expect.arrayContaining(near))
      const others = [...found].filter(([name]) => !near.includes(name))
      // Besides those that differ little, only what is cut off or in another order.
      expect(others.every(([, distance]) => distance < 1)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})
