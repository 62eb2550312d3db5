import { expect, test } from 'vitest'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { describeClosedGaps } from './describe-closed-gaps.ts'

// Of the last two, only the first has a ranked cup in the coming year.
const game = makePlannerGame(['cup', 'tour', 'tour', 'cup', 'elsewhere', 'elsewhere'], {})

test.each([
  [[5], 'all', 'the gap on Variant 5'],
  [[4], 'all', 'the gap on Variant 4, in the year’s ranked cups'],
  [[1], 'all', 'the gap on Variant 1, in this tour'],
  [[0], 'tour', 'the gap on Variant 0, in the ranked cup'],
  [[1, 2], 'all', 'the gaps on Variant 1 and Variant 2, both in this tour'],
  [[0, 5], 'all', 'the gaps on Variant 0 (in the ranked cup) and Variant 5'],
  [[0, 1, 5], 'all', '3 gaps, 1 of them in the ranked cup and 1 in this tour'],
  [[1, 2, 5], 'all', '3 gaps, 2 of them in this tour'],
  [[0, 1, 3], 'tour', '3 gaps in this tour, 2 of them in the ranked cup'],
  [[0, 1, 4], 'year', '3 gaps in the year’s ranked cups, 1 of them in the ranked cup and 1 in this tour'],
] as const)('courses %j, asked about %s: %s', (closes, reach, words) => {
  expect(describeClosedGaps(closes, reach, game)).toBe(words)
})
