import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCollection, noBoosts, plainCourse } from '#rankings/testing/make-planner-game.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { indexPlannerGame } from '#rankings/planner/index-planner-game.ts'
import type { PlannerCup } from '#rankings/planner/planner-game.ts'
import { decodePlannerGame, encodePlannerGame } from './planner-data.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('any game survives the round trip through its file', () => {
  fc.assert(
    fc.property(anyCollection, ({ game }) => {
      expect(decodePlannerGame(JSON.parse(JSON.stringify(encodePlannerGame(game))), game.date)).toEqual(game)
    }),
  )
})

test('the file of the small game', () => {
  const source = buildSmallSource()
  const game = buildPlannerGame(source.catalogue, source.today.date)
  expect(decodePlannerGame(encodePlannerGame(game), game.date)).toEqual(game)
  expect(encodePlannerGame(game)).toMatchObject({ version: 7, date: source.today.date })
})

const cup = (name: string, { start, end, variants }: Pick<PlannerCup, 'start' | 'end' | 'variants'>): PlannerCup => ({
  tourName: 'A tour',
  week: 1,
  name,
  start,
  end,
  basis: 'recorded',
  variants,
  boosts: noBoosts,
})

const ofNovember = encodePlannerGame(
  indexPlannerGame({
    date: '2026-11-26',
    items: [],
    variants: Object.entries({ a: '2026-12-02', b: '2026-12-09', c: '2027-01-13', d: null } as const).map(
      ([id, lastCupEnd]) => ({ id, courseId: 'course', name: id, course: plainCourse, lastCupEnd }),
    ),
    rankedCups: [
      cup('Peach Cup', { start: '2026-11-25', end: '2026-12-02', variants: [0] }),
      cup('Bowser Cup', { start: '2026-12-02', end: '2026-12-09', variants: [1] }),
      cup('Yoshi Cup', { start: '2026-12-16', end: '2026-12-23', variants: [2] }),
    ],
    tours: [
      { start: '2026-11-25', end: '2026-12-09', variants: [0, 1, 3], cups: [] },
      { start: '2026-12-09', end: '2026-12-23', variants: [2, 3], cups: [] },
    ],
  }),
)

test.each([
  ['of the build', '2026-11-26', 'Peach Cup', 'cup tour elsewhere tour', 'a b c'],
  ['before it, of a clock that is slow', '2026-11-20', 'Peach Cup', 'cup tour elsewhere tour', 'a b c'],
  ['in the second week', '2026-12-02', 'Bowser Cup', 'tour cup elsewhere tour', 'b c'],
  [
    'in the next tour, whose first cup is not on record',
    '2026-12-09',
    'Yoshi Cup',
    'elsewhere elsewhere tour tour',
    'c',
  ],
  ['in its second week', '2026-12-16', 'Yoshi Cup', 'elsewhere elsewhere cup tour', 'c'],
  ['after all that the file knows', '2027-01-20', undefined, 'elsewhere elsewhere elsewhere elsewhere', ''],
] as const)('on a day %s, cups, zones and what is ranked soon are those of that day', (_, day, first, zones, soon) => {
  const { rankedCups, variants } = decodePlannerGame(ofNovember, day)
  expect(rankedCups[0]?.name).toBe(first)
  expect(variants.map(({ zone }) => zone).join(' ')).toBe(zones)
  expect(variants.flatMap(({ id, isRankedSoon }) => (isRankedSoon ? id : [])).join(' ')).toBe(soon)
})
