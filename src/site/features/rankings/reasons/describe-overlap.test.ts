import { expect, test } from 'vitest'
import { describeOverlap } from './describe-reasons.ts'

const item = { kind: 'glider', id: 'swooper', name: 'Swooper', rarity: 'super' } as const

test.each([
  [null, null],
  [1, 'Alone on each of its top shelves.'],
  [
    8.3,
    'Shares each of its top shelves with 7.3 other gliders on average: the fewer, the more a shelf is worth having.',
  ],
])('an overlap of %j', (overlap, sentence) => {
  expect(describeOverlap({ item, overlap })).toBe(sentence)
})
