import { expect, test } from 'vitest'
import { itemLevels } from '#documents/checklist.ts'
import { paintLevel, tapLevel, findNeighbour, type ArrowKey } from './quick-entry-steps.ts'

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

/** Two groups of items, five in a row: 0–4, 5–6, and below another heading 7–9. */
const positions = [5, 2, 3].flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => ({ left: column * 70, top: row * 100 })),
)

test.each<[ArrowKey, number, number]>([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['ArrowDown', 1, 6],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 6, 8],
  ['ArrowUp', 9, 6],
  ['ArrowUp', 5, 0],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 8, 8],
])('%s leads from %i to %i', (key, index, expected) => {
  expect(findNeighbour(positions, index, key)).toBe(expected)
})
