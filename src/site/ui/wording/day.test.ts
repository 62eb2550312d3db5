import { expect, test } from 'vitest'
import { formatDay, formatDayRange, formatWeekday } from './day.tsx'

test.each([
  ['2021-07-14', '14 Jul 2021'],
  ['2019-10-01', '1 Oct 2019'],
  ['2024-02-29', '29 Feb 2024'],
] as const)('the day %s reads %s', (date, text) => {
  expect(formatDay(date)).toBe(text)
})

test.each([
  ['2021-07-14', '2021-07-28', '14–28 Jul 2021'],
  ['2021-07-28', '2021-08-11', '28 Jul – 11 Aug 2021'],
  ['2021-12-22', '2022-01-05', '22 Dec 2021 – 5 Jan 2022'],
] as const)('%s to %s reads %s', (start, end, text) => {
  expect(formatDayRange(start, end)).toBe(text)
})

test('the weekday is in UTC', () => {
  expect(formatWeekday('2019-09-25')).toBe('Wednesday')
})
