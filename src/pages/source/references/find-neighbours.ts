import type { Neighbours } from '../../data/refs.ts'

/** The entries before and after an index of a list; null beyond its ends. */
export function findNeighbours<Ref>(list: readonly Ref[], index: number): Neighbours<Ref> {
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null }
}
