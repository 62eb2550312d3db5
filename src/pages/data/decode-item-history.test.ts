import { expect, test } from 'vitest'
import { decodeItemHistory } from './decode-item-history.ts'

test('days are counted on from the first', () => {
  const history = { days: [18_165, 13, 1], ranks: [null, 7, 3], scores: [null, 41.5, 60], tops: [0, 2, 9] }
  expect(decodeItemHistory(history)).toEqual([
    { date: '2019-09-26', rank: null, score: null, top: 0 },
    { date: '2019-10-09', rank: 7, score: 41.5, top: 2 },
    { date: '2019-10-10', rank: 3, score: 60, top: 9 },
  ])
})

test('an item without a past has no points', () => {
  expect(decodeItemHistory({ days: [], ranks: [], scores: [], tops: [] })).toEqual([])
})
