import { expect, test } from 'vitest'
import { itemLevels } from '#documents/checklist.ts'
import { paintLevel, tapLevel } from './tap-level.ts'

test.each([
  [0, 1, false, 1],
  [0, 4, false, 4],
  [2, 4, false, 4],
  [2, 4, true, 4],
  [4, 4, false, 5],
  [5, 4, true, 6],
  [6, 4, false, 4],
  [8, 1, false, 1],
  [8, 4, true, 4],
  [8, 8, false, 8],
  [5, 0, false, 0],
  [0, 0, true, 0],
] as const)('level %i, tapped with %i chosen (again: %s), becomes %i', (level, chosen, isRepeated, expected) => {
  expect(tapLevel(level, chosen, isRepeated)).toBe(expected)
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
