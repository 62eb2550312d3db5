import { expect, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { measureUrgencyIn } from './measure-urgency.ts'

// Variants 2 and 4 have a ranked cup in the coming year; that of 3 is the next but one.
const game = makePlannerGame(['cup', 'tour', 'elsewhere', 'elsewhere', 'elsewhere', 'elsewhere'], {})
const [cup] = game.rankedCups
const measure = measureUrgencyIn({ ...game, rankedCups: [cup!, { ...cup!, start: '2026-12-02', variants: [3, 4] }] })

test.each([
  ['the ranked cup before the rest of its tour', [0], [1]],
  ['one in the ranked cup before any number in its tour', [0, 5], [1, 1]],
  ['the tour before the next ranked cups', [1], [3]],
  ['the next ranked cups before those later in the year', [3], [2]],
  ['of two in the next ranked cups, the one that is also ranked in the year', [4], [3]],
  ['a ranked cup at some time before none', [2], [5]],
  ['the more in the next ranked cups', [3, 4], [3, 2]],
])('%s', (_, sooner, later) => {
  expect(measure(sooner)).toBeGreaterThan(measure(later))
})

test('what no cup races is not urgent', () => {
  expect(measure([5])).toBe(0)
})
