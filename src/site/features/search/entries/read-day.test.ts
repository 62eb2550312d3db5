import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  ['2021-05-29', '2021-05-29'],
  [' 29 May 2021 ', '2021-05-29'],
  ['29 may 2021', '2021-05-29'],
  ['1 dec 2025', '2025-12-01'],
  ['1 December 2025', '2025-12-01'],
  ['3 Sept. 2020', '2020-09-03'],
  ['May 29, 2021', '2021-05-29'],
  ['march  1  2020', '2020-03-01'],
  ['May 29th 2021', '2021-05-29'],
  ['1.10.2025', '2025-10-01'],
  ['01.10.2025', '2025-10-01'],
  ['2/10/2025', '2025-10-02'],
  ['25-11-2026', '2026-11-25'],
  ['11/25/2026', '2026-11-25'],
  ['Yesterday', '2026-11-26'],
  ['tomorrow ', '2026-11-28'],
  ['last week', '2026-11-20'],
  // Of the nearest year.
  ['25 november', '2026-11-25'],
  ['nov 25', '2026-11-25'],
  ['Jan 1', '2027-01-01'],
  ['31st of May', '2026-05-31'],
  ['13/13/2025', null],
  ['1.10/2025', null],
  ['1.10.25', null],
  ['31 Feb 2021', null],
  ['2021-02-31', null],
  ['May 2021', null],
  ['ma 29 2021', null],
  ['29 Mario 2021', null],
  ['29 constructor 2021', null],
  ['29 May 21', null],
  ['mario', null],
])('%j is the day %s', (text, day) => {
  expect(readDay(text, '2026-11-27')).toBe(day)
})

test.each(['yesterday', '25 november'])('while today is unknown, so is “%s”', (text) => {
  expect(readDay(text, null)).toBeNull()
})
