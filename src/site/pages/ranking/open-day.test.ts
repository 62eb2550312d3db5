import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { findRankedDay } from './open-day.ts'

const calendar = {
  first: '2019-09-26',
  last: '2026-11-21',
  skipped: ['2019-10-02', '2020-08-02', '2020-08-03'],
} as const

test.each<[string, IsoDate, IsoDate]>([
  ['a ranked day', '2021-01-01', '2021-01-01'],
  ['the first', '2019-09-26', '2019-09-26'],
  ['the last', '2026-11-21', '2026-11-21'],
  ['a day without ranking', '2019-10-02', '2019-10-01'],
  ['the second of two such days', '2020-08-03', '2020-08-01'],
  ['before the first', '2019-09-25', '2019-09-26'],
  ['after the last', '2027-01-01', '2026-11-21'],
])('%s', (_, wanted, found) => {
  expect(findRankedDay(wanted, calendar)).toBe(found)
})
