import { expect, test } from 'vitest'
import { formatDifference, formatPoints } from './wording.ts'

test.each([
  [1234.5, '+1,235'],
  [-240, '−240'],
  [0.2, '±0'],
])('a difference of %d is %s', (points, words) => {
  expect(formatDifference(points)).toBe(words)
})

test('an estimate is marked', () => {
  expect([formatPoints(41_330.4, false), formatPoints(41_330.4, true)]).toEqual(['41,330', '≈\u00A041,330'])
})
