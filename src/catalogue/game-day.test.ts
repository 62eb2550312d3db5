import { expect, test } from 'vitest'
import { findDayStart } from './game-day.ts'

test('a day of the game begins at six in the morning, UTC', () => {
  expect(new Date(findDayStart('2026-11-25')).toISOString()).toBe('2026-11-25T06:00:00.000Z')
})
