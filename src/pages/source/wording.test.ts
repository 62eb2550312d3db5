import { expect, test } from 'vitest'
import { formatKnownTops } from './item-wording.ts'
import { formatCount, formatDay, formatRecords, formatShortDay } from './wording.ts'

test('days and counts', () => {
  expect(formatDay('2019-09-06')).toBe('6 September 2019')
  expect(formatDay('2026-12-31')).toBe('31 December 2026')
  expect([0, 1, 2].map((count) => formatCount(count, 'course'))).toEqual(['0 courses', '1 course', '2 courses'])
})

test.each([
  ['recorded', '2025-10-01', 'Recorded 1 Oct 2025'],
  ['recorded', null, 'Recorded'],
  ['between', '2023-06-28', 'Between two records'],
  ['reconstructed', null, 'Reconstructed'],
  ['carried-on', '2025-10-01', 'Last known: 1 Oct 2025'],
] as const)('shelves that are %s since %s: %s', (label, before, text) => {
  expect(formatRecords({ label, before })).toBe(text)
})

test('short days and short lists', () => {
  expect([formatShortDay('2025-05-06'), formatShortDay('2020-09-23')]).toEqual(['6 May 2025', '23 Sep 2020'])
  expect(formatKnownTops({ known: 27, of: 45 })).toBe('27 of 45 top shelves known')
})
