import { noBoosts, plainCourse } from '#rankings/testing/make-planner-game.ts'
import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { PlannerCup } from '#rankings/planner/planner-game.ts'
import { listCardChoices } from './list-card-choices.ts'

const variants = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  courseId: id,
  name: `Course ${id}`,
  zone: 'cup' as const,
  course: plainCourse,
  lastCupEnd: null,
  isRankedSoon: true,
}))

function cup(start: IsoDate, end: IsoDate, raced: readonly number[]): PlannerCup {
  return { tourName: 'Tour', week: 1, name: null, start, end, basis: 'recorded', variants: raced, boosts: noBoosts }
}

const game = {
  date: '2026-11-27' as const,
  variants,
  rankedCups: [
    cup('2026-11-25', '2026-12-02', [0, 1]),
    cup('2026-12-02', '2026-12-09', [1, 2]),
    cup('2026-12-09', '2026-12-16', [3]),
    cup('2026-12-16', '2026-12-23', [4]),
  ],
}

test('the courses of this and the next two ranked cups are suggested once, without those on the card', () => {
  const { choices, suggested } = listCardChoices(game, ['a'])
  expect(suggested.map(({ id, note }) => [id, note])).toEqual([
    ['b', 'This week'],
    ['c', expect.stringMatching(/^\d–\d Dec 2026$/)],
    ['d', expect.stringMatching(/^\d–1\d Dec 2026$/)],
  ])
  expect(choices.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f'])
})

test('without a ranked cup that is known, nothing is suggested', () => {
  expect(listCardChoices({ ...game, rankedCups: [] }, []).suggested).toEqual([])
})
