import { expect, it } from 'vitest'
import { addDays, daysBetween, isIsoDate } from './calendar.ts'

it.each([
  ['2020-02-29', true],
  ['2021-02-29', false],
  ['2020-13-01', false],
  ['2020-04-31', false],
  ['2020-1-1', false],
  ['20200101', false],
  ['2020-01-01T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected)
})

it.each([
  ['2019-12-31', 1, '2020-01-01'],
  ['2020-03-01', -1, '2020-02-29'],
  ['2023-10-04', 14, '2023-10-18'],
] as const)('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(daysBetween(date, expected)).toBe(days)
})
