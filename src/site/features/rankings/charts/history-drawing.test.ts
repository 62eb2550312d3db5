import { expect, test } from 'vitest'
import type { HistorySeries } from './history-table.tsx'
import { findHighest, panel, scalePanel } from './history-drawing.tsx'

function series(isRank: boolean, values: readonly (number | null)[]): HistorySeries {
  return {
    id: 'a',
    name: 'A',
    spoken: 'A',
    points: values.map((value, day) => ({ day, value })),
    isRank,
    format: String,
  }
}

test('rank 1 is at the top', () => {
  const { y, ticks } = scalePanel(series(true, [40, null, 1]), 40)
  expect(y(1)).toBe(panel.head)
  expect(y(40)).toBe(panel.height - 8)
  expect(ticks[0]).toBe(1)
})

test('ranks have integer ticks, however few there are', () => {
  expect(scalePanel(series(true, [1, 2]), 2).ticks.every(Number.isInteger)).toBe(true)
})

test('a score grows upwards from 0', () => {
  const { y, ticks } = scalePanel(series(false, [80, 40]), 1)
  expect(y(0)).toBeGreaterThan(y(80))
  expect(ticks[0]).toBe(0)
})

test('an empty line has a position', () => {
  expect(Number.isFinite(scalePanel(series(false, [null]), 1).y(0))).toBe(true)
})

test('the highest value of a line ignores unknown values', () => {
  expect(findHighest(series(true, [3, null, 12, 4]))).toBe(12)
})
