import { expect, test } from 'vitest'
import { layGrid } from './lay-grid.ts'

test.each([
  [0, 960, 960, 0],
  [1, 960, 960, 220],
  [3, 960, 960, 220],
  [300, 960, 960, 53],
  [845, 960, 920, 31],
  [845, 960, 440, 22],
])('%i squares in %i × %i have edges of at least %i, and fit', (count, width, height, least) => {
  const { side, columns } = layGrid(count, width, height, 220)
  expect(side).toBeGreaterThanOrEqual(least)
  expect(columns * side).toBeLessThanOrEqual(width + 1e-6)
  expect(Math.ceil(count / columns) * side).toBeLessThanOrEqual(height + 1e-6)
})
