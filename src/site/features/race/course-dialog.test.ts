import { expect, test } from 'vitest'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { listCardChoices } from './course-dialog.tsx'

test('the courses of the tour’s ranked cups are suggested, without those on the card', () => {
  const { choices, suggested } = listCardChoices(makePlannerGame(['cup', 'cup', 'tour', 'elsewhere'], {}), ['v0'])
  expect(suggested.map(({ id, note }) => [id, note])).toEqual([['v1', '16–23 Sep 2026']])
  expect(choices.map(({ id }) => id)).toEqual(['v1', 'v2', 'v3'])
})

test('without a ranked cup that is known, nothing is suggested', () => {
  expect(listCardChoices(makePlannerGame(['tour'], {}), []).suggested).toEqual([])
})
