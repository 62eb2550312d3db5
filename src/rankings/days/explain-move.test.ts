import { expect, test } from 'vitest'
import { explainMove, measureBest, type MoveReason } from './explain-move.ts'
import type { ShelfGain } from '../ranking.ts'
import { makeRankedItem } from '../testing/make-ranked-item.ts'

const best = { cup: 3, tour: 20, all: 100 }

test.each<[string, number, ShelfGain, MoveReason]>([
  ['a top shelf in the cup', 4, [1, 0, 0], ['cup', 1]],
  ['a top shelf lost in the tour', -4, [0, -1, 0], ['tour', -1]],
  ['top shelves in the game', 4, [0, 0, 2], ['game', 2]],
  ['what weighs most: the cup', 4, [1, 2, 8], ['cup', 1]],
  ['what weighs most: the tour', 4, [0, 12, 8, 1, 0, 0], ['tour', 12]],
  ['nothing that points the other way', 99, [0, -1, 0, 1, 1, 0], ['cup', 0, 1]],
  ['the cause of a fall, though it gained elsewhere', -9, [0, -2, 3], ['tour', -2]],
  ['middle shelves', -9, [0, 0, 0, 0, -3, 0], ['tour', 0, -3]],
  ['a top shelf that was a middle one before', 9, [1, 0, 0, -1, 0, 0], ['cup', 1]],
  ['middle shelves that make up for a top one', 9, [0, -1, 0, 0, 13, 0], ['tour', 0, 13]],
  ['equal shelves', 9, [0, 0, 0], 'same'],
  ['others, after a gain', -9, [1, 0, 0], 'others'],
  ['others, after a loss', 9, [0, 0, 0, 0, -1, 0], 'others'],
  ['others, where what was lost is worth more', 9, [1, 0, 0, -13, 0, 0], 'others'],
])('names %s', (_, movement, gain, reason) => {
  expect(explainMove('kart', movement, gain, best)).toEqual(reason)
})

test('a middle shelf is worth more for a driver', () => {
  const gain: ShelfGain = [0, 2, 0, 1, 0, 0]
  expect(explainMove('kart', 3, gain, best)).toEqual(['tour', 2])
  expect(explainMove('driver', 3, gain, best)).toEqual(['cup', 0, 1])
})

test('a cup that is over explains every fall of those who had it', () => {
  expect(explainMove('kart', -3, [-1, -2, 0], { ...best, cup: 0 })).toEqual(['cup', -1])
})

test('the best reach what their shelves are worth', () => {
  const ranked = [
    makeRankedItem('a', 1, { top: { cup: 2, tour: 4, all: 9 }, middle: { cup: 0, tour: 1, all: 9 } }),
    makeRankedItem('b', 2, { top: { cup: 1, tour: 3, all: 9 }, middle: { cup: 2, tour: 4, all: 2 } }),
  ]
  expect(measureBest('glider', ranked)).toEqual({ cup: 2, tour: 4.17, all: 10.53 })
  expect(measureBest('driver', [])).toEqual({ cup: 0, tour: 0, all: 0 })
})
