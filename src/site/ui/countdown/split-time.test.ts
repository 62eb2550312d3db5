import { expect, test } from 'vitest'
import { splitTime } from './split-time.ts'

test.each([
  [3 * 86_400_000 + 14 * 3_600_000 + 22 * 60_000 + 5000, [3, 14, 22, 5]],
  [86_400_000, [1, 0, 0, 0]],
  [86_399_000, [0, 23, 59, 59]],
  [1, [0, 0, 0, 1]],
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
])('%i ms', (milliseconds, parts) => {
  expect(Object.values(splitTime(milliseconds))).toEqual(parts)
})
