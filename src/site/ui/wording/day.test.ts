import { expect, test } from 'vitest'
import { formatDay, formatWeekday } from './day.tsx'

test.each([
  ['2021-07-14', '14 Jul 2021'],
  ['2019-10-01', '1 Oct 2019'],
  ['2024-02-29', '29 Feb 2024'],
] as const)('the day %s reads %s', (date, text) => {
  expect(formatDay(date)).toBe(text)
})

test('the weekday is in UTC', () => {
  expect(formatWeekday('2019-09-25')).toBe('Wednesday')
})
