import { expect, test } from 'vitest'
import { buildCalendarYears } from './build-calendar-years.ts'

const years = buildCalendarYears('2019-09-26', '2020-02-29', new Set(['2019-10-02'] as const))

test('years and their months run from the newest, months inside the range only', () => {
  expect(years.map(({ year, months }) => [year, months.map((month) => month.name)])).toEqual([
    [2020, ['February', 'January']],
    [2019, ['December', 'November', 'October', 'September']],
  ])
})

test('a month has all its days, from its first weekday', () => {
  const february = years[0]!.months[0]!
  expect(february.days.map((day) => day.date).at(-1)).toBe('2020-02-29')
  expect(february.firstWeekday).toBe(6)
})

test.each([
  ['2019-09-25', false],
  ['2019-09-26', true],
  ['2019-10-01', true],
  ['2019-10-02', false],
])('%s has a ranking: %s', (date, expected) => {
  const days = years.flatMap(({ months }) => months).flatMap((month) => month.days)
  expect(days.find((day) => day.date === date)?.hasRanking).toBe(expected)
})
