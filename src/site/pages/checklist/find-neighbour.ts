/** The positions of things in a grid; in pixels, from one origin. */
export interface Position {
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
