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
  ['Christmas 2022', '2022-12-25'],
  ['christmas eve 2022', '2022-12-24'],
  ['christmas', '2025-12-25'],
  // The last ones of the game.
  ['25 november', '2025-11-25'],
  ['nov 25', '2025-11-25'],
  ['Sep 29', '2026-09-29'],
  ['Sep 30', '2025-09-30'],
  ['29 feb', '2024-02-29'],
  ['31st of May', '2026-05-31'],
  ['yesterday', null],
  ['christmas tree 2022', null],
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
  expect(readDay(text, '2026-09-29')).toBe(day)
})

test.each(['christmas', '25 november'])('while the last day is unknown, so is “%s”', (text) => {
  expect(readDay(text, null)).toBeNull()
})
