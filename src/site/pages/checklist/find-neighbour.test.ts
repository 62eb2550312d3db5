import { expect, test } from 'vitest'
import { findNeighbour, type ArrowKey } from './find-neighbour.ts'

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
