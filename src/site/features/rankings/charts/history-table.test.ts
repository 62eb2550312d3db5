import { expect, test } from 'vitest'
import { type HistorySeries, listChangeDays, valueOn } from './history-table.tsx'

const points = [
  { day: 10, value: 3 },
  { day: 14, value: null },
  { day: 20, value: 1 },
]

test.each([
  [9, null],
  [10, 3],
  [13, 3],
  [14, null],
  [19, null],
  [20, 1],
  [99, 1],
])('a value holds until the next one: day %i has %j', (day, value) => {
  expect(valueOn(points, day)).toBe(value)
})

function series(days: readonly number[]): HistorySeries {
  const steps = days.map((day) => ({ day, value: 1 }))
  return { id: String(days), name: 'Rank', spoken: 'Rank', points: steps, isRank: true, format: String }
}

test('the lines of a chart share their days', () => {
  expect(listChangeDays([series([10, 20]), series([5, 20, 30])], 40)).toEqual([5, 10, 20, 30, 40])
})
