import { expect, test } from 'vitest'
import { markBest } from './mark-best.ts'

test.each([
  [
    [3, 5, 4],
    [false, true, false],
  ],
  [
    [5, 5, 4],
    [true, true, false],
  ],
  [
    [5, 5],
    [false, false],
  ],
  [
    [null, 1],
    [false, false],
  ],
  [
    [null, 1, 2],
    [false, false, true],
  ],
  [[1], [false]],
  [[], []],
] as const)('of %j, the best are %j', (worths, best) => {
  expect(markBest(worths)).toEqual(best)
})
