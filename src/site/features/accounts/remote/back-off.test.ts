import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

test.each([
  [0, 0, 500],
  [0, 1, 250],
  [1, 0, 1000],
  [5, 0, 16_000],
  [6, 0, 30_000],
  [6, 1, 15_000],
  [5000, 0, 30_000],
])('after %i failures, with random %d: %i ms', (failures, random, expected) => {
  expect(backOff(failures, random)).toBe(expected)
})
