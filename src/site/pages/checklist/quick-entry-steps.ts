import { itemLevels, type ItemLevel } from '#documents/checklist.ts'

/**
 * How a tap changes an item's level: to the chosen level; where the item has it already, or was the last to be changed,
 * one more, and from the highest back to the chosen one. Level 0 removes the item.
 * @param isRepeated whether the item was the last to be changed, with the same level chosen
 */
export function tapLevel(level: ItemLevel, chosen: ItemLevel, isRepeated: boolean): ItemLevel {
  if (chosen === 0 || level < chosen) return chosen
  return level === chosen || isRepeated ? (itemLevels[level + 1] ?? chosen) : chosen
}

/** How swiping across an item changes its level: to at least the chosen one. Level 0 removes the item. */
export function paintLevel(level: ItemLevel, chosen: ItemLevel): ItemLevel {
  return chosen === 0 || level < chosen ? chosen : level
}

/** The positions of things in a grid; in pixels, from one origin. */
interface Position {
  readonly left: number
  readonly top: number
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export function isArrowKey(key: string): key is ArrowKey {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key)
}

/**
 * The index that an arrow key leads to in rows of things that may end early: left and right go on in the next row, up
 * and down to the nearest in the row above or below. The same index at the ends.
 */
export function findNeighbour(positions: readonly Position[], index: number, key: ArrowKey): number {
  if (key === 'ArrowLeft') return Math.max(index - 1, 0)
  if (key === 'ArrowRight') return Math.min(index + 1, positions.length - 1)
  const { left, top } = positions[index]!
  const step = key === 'ArrowUp' ? -1 : 1
  let first = index
  while (positions[first]?.top === top) first += step
  const row = positions[first]?.top
  let nearest = first
  for (let other = first; positions[other] !== undefined && positions[other]?.top === row; other += step) {
    if (Math.abs(positions[other]!.left - left) < Math.abs(positions[nearest]!.left - left)) nearest = other
  }
  return row === undefined ? index : nearest
}
