import { expect, test } from 'vitest'
import type { ChartTime } from './chart-time.ts'
import { moveCursor } from './history-chart.tsx'

const time: ChartTime = {
  from: 100,
  to: 200,
  years: [],
  tours: [90, 114, 128, 190].map((day) => ({ day, name: `Tour of ${day}` })),
  spells: [],
}

test.each([
  ['ArrowRight', 100, 110],
  ['ArrowUp', 110, 150],
  ['ArrowRight', 150, 200],
  ['ArrowRight', 200, 200],
  ['ArrowLeft', 150, 110],
  ['ArrowDown', 120, 110],
  ['ArrowLeft', 110, 100],
  ['PageUp', 114, 128],
  ['PageUp', 195, 200],
  ['PageDown', 128, 114],
  ['PageDown', 114, 100],
  ['Home', 150, 100],
  ['End', 150, 200],
  ['a', 150, null],
])('%s on day %i leads to %j', (key, day, target) => {
  expect(moveCursor(key, day, time, [110, 150])).toBe(target)
})
