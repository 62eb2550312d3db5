import { expect, test } from 'vitest'
import { roundScore } from './round-score.ts'

test.each([
  [0, 0],
  [100, 100],
  [93.784_999, 93.78],
  [93.785_001, 93.79],
])('%d → %d', (score, rounded) => {
  expect(roundScore(score)).toBe(rounded)
})
