import { expect, test } from 'vitest'
import { itemLevels } from '#documents/checklist.ts'
import { paintLevel, tapLevel } from './tap-level.ts'

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [0, 4, 4],
  [2, 4, 4],
  [4, 4, 5],
  [6, 4, 7],
  [8, 4, 8],
  [8, 8, 8],
  [5, 0, 0],
  [0, 0, 0],
] as const)('level %i, tapped with %i chosen, becomes %i', (level, chosen, expected) => {
  expect(tapLevel(level, chosen)).toBe(expected)
})

test('painting never lowers a level, except to remove, and painting twice changes nothing', () => {
  for (const level of itemLevels) {
    for (const chosen of itemLevels) {
      const painted = paintLevel(level, chosen)
      expect(painted).toBe(chosen === 0 ? 0 : Math.max(level, chosen))
      expect(paintLevel(painted, chosen)).toBe(painted)
    }
  }
})
