import { expect, it } from 'vitest'
import { holdsOn } from './calendar.ts'

it.each([
  ['2020-07-14', null, false],
  ['2020-07-15', null, true],
  ['2026-11-25', null, true],
  ['2020-07-28', '2020-07-29', true],
  ['2020-07-29', '2020-07-29', false],
] as const)('on %s what began on 15 July and ends on %s holds: %s', (day, until, expected) => {
  expect(holdsOn({ since: '2020-07-15', until }, day)).toBe(expected)
})
