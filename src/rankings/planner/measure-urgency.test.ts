import { expect, test } from 'vitest'
import { indexPlannerGame } from './index-planner-game.ts'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { measureUrgencyIn } from './rank-next-steps.ts'

// The round races every other variant once, besides the ranked cup of 0; and 4 a second time.
const small = makePlannerGame(['cup', 'tour', 'elsewhere', 'elsewhere', 'elsewhere', 'elsewhere'], {})
const tours = small.tours.map((tour, index) => ({
  ...tour,
  rankedCups: tour.rankedCups.flatMap((cup) => (index === 0 ? cup : [cup, { ...cup, variants: [4] }])),
}))
const game = indexPlannerGame({ ...small, items: [], tours }, small.plan.day)
const measure = measureUrgencyIn(game)

test.each([
  ['the ranked cup before the rest of its tour', [0], [1]],
  ['one in the ranked cup before any number in its tour', [0, 5], [1, 1]],
  ['the tour before the other cups of the round', [1], [4]],
  ['what the round races more often before what it races once', [4], [2]],
  ['a ranked cup of the round before none', [2], [5]],
  ['the more in the cups of the round', [2, 2], [2, 3]],
])('%s', (_, more, less) => {
  expect(measure(more)).toBeGreaterThan(measure(less))
})

test('what no cup races is not urgent', () => {
  expect(measure([5])).toBe(0)
})
