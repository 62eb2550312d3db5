import { expect, test } from 'vitest'
import { findDayStart, findGameDay, formatDayStart } from './game-day.ts'

test('a day of the game begins at six in the morning, UTC', () => {
  expect(new Date(findDayStart('2026-11-25')).toISOString()).toBe('2026-11-25T06:00:00.000Z')
  expect(formatDayStart('2026-11-25')).toBe('2026-11-25T06:00:00Z')
})

test('a moment belongs to the day that began last', () => {
  expect(findGameDay(findDayStart('2026-11-25'))).toBe('2026-11-25')
  expect(findGameDay(findDayStart('2026-11-25') - 1)).toBe('2026-11-24')
})
