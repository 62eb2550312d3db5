import { expect, test } from 'vitest'
import { findNeighbours } from './find-neighbours.ts'

test.each([
  [0, { previous: null, next: 'b' }],
  [1, { previous: 'a', next: 'c' }],
  [2, { previous: 'b', next: null }],
])('of index %d', (index, expected) => {
  expect(findNeighbours(['a', 'b', 'c'], index)).toEqual(expected)
})
