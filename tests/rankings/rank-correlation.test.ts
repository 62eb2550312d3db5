import { expect, it } from 'vitest'
import { correlateRanks } from '../../bench/rank-correlation.ts'

it.each([
  ['the same order', [1, 2, 30], [5, 6, 7], 1],
  ['the opposite order', [1, 2, 30], [7, 6, 5], -1],
  ['two neighbours swapped', [1, 2, 3, 4], [2, 1, 3, 4], 0.8],
  ['ties share their mean rank', [1, 2, 3, 4], [1, 1, 2, 2], 4 / Math.sqrt(20)],
])('%s', (_, first, second, correlation) => {
  expect(correlateRanks(first, second)).toBeCloseTo(correlation, 12)
})
