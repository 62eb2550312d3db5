import { expect, test } from 'vitest'
import { formatWeekday } from './day.tsx'

test('the weekday is in UTC', () => {
  expect(formatWeekday('2019-09-25')).toBe('Wednesday')
})
