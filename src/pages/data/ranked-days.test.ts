import { expect, test } from 'vitest'
import { buildRankedDays, isRankedDay } from './ranked-days.ts'

const days = ['2019-09-26', '2019-09-28', '2019-09-30'] as const
const ranked = buildRankedDays(days, new Set(['2019-09-29', '2019-09-27', '2019-10-01'] as const))

test('from the first to the last, with the skipped days between them', () => {
  expect(ranked).toEqual({ first: '2019-09-26', last: '2019-09-30', skipped: ['2019-09-27', '2019-09-29'] })
})

test.each([
  ['2019-09-25', false],
  ['2019-09-26', true],
  ['2019-09-27', false],
  ['2019-09-30', true],
  ['2019-10-01', false],
] as const)('whether %s has a ranking: %s', (day, isRanked) => {
  expect(isRankedDay(day, ranked)).toBe(isRanked)
})

test('without any day there is nothing to describe', () => {
  expect(() => buildRankedDays([], new Set())).toThrow('No day has a ranking')
})
