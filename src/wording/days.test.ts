import { expect, test } from 'vitest'
import { knownTops as formatKnownTops } from './kinds.ts'
import { formatDay, formatDayOfMonth, formatLongDay, formatMonth, formatShortWeekday, formatWeekday } from './days.ts'
import { formatRank, formatTenths } from './counts.ts'
import { nameRecords } from './record-notes.ts'

test.each([
  ['2019-09-06', '6 Sep 2019', '6 September 2019'],
  ['2024-02-29', '29 Feb 2024', '29 February 2024'],
  ['2025-05-06', '6 May 2025', '6 May 2025'],
  ['2026-12-31', '31 Dec 2026', '31 December 2026'],
] as const)('the day %s reads %s, in titles %s', (date, day, longDay) => {
  expect([formatDay(date), formatLongDay(date)]).toEqual([day, longDay])
})

test('parts of a day, the weekday in UTC', () => {
  const day = '2019-09-25'
  expect([formatDayOfMonth, formatMonth, formatWeekday, formatShortWeekday].map((format) => format(day))).toEqual([
    '25 September',
    'September 2019',
    'Wednesday',
    'Wed',
  ])
})

test('ranks and tenths', () => {
  expect([formatRank(12, false), formatRank(12, true), formatRank(1, true)]).toEqual(['#12', '#12 or better', '#1'])
  expect([formatTenths(0.04), formatTenths(1234.5)]).toEqual(['0.0', '1,234.5'])
})

test.each([
  ['recorded', '2025-10-01', 'Recorded 1 Oct 2025'],
  ['recorded', null, 'Recorded'],
  ['between', '2023-06-28', 'Between two records'],
  ['reconstructed', null, 'Reconstructed'],
  ['carried-on', '2025-10-01', 'Last known: 1 Oct 2025'],
] as const)('shelves that are %s since %s: %s', (label, before, text) => {
  expect(nameRecords({ label, before })).toBe(text)
})

test('short lists', () => {
  expect(formatKnownTops({ known: 27, of: 45 })).toBe('27 of 45 top shelves known at level 1')
})
