import { expect, test } from 'vitest'
import { findInForce, findLatest } from './find-in-force.ts'

const weeks = [
  { name: 'first', start: '2026-11-11', end: '2026-11-18' },
  { name: 'second', start: '2026-11-18', end: '2026-11-25' },
] as const

test.each([
  ['2026-11-11T05:59:59Z', undefined],
  ['2026-11-11T06:00:00Z', 'first'],
  // The calendar day has changed, but the game day has not.
  ['2026-11-18T05:59:59Z', 'first'],
  ['2026-11-18T06:00:00Z', 'second'],
  ['2026-11-25T05:59:59Z', 'second'],
  ['2026-11-25T06:00:00Z', undefined],
])('at %s it is the %s week', (moment, name) => {
  expect(findInForce(weeks, Date.parse(moment))?.name).toBe(name)
})

test.each([
  ['before all', '2026-11-01T00:00:00Z', 'first'],
  ['in the first week', '2026-11-18T05:59:59Z', 'first'],
  ['in the second', '2026-11-18T06:00:00Z', 'second'],
  ['after all', '2027-01-01T00:00:00Z', 'second'],
])('%s, the latest one is that in force or the last to end', (_, moment, name) => {
  expect(findLatest(weeks, Date.parse(moment))?.name).toBe(name)
})

test('in the build, the latest period is the first', () => {
  expect(findLatest(weeks, null)?.name).toBe('first')
  expect(findLatest([], null)).toBeUndefined()
})
