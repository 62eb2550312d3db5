import type { Neighbours } from '../data/refs.ts'

/** What stands before and after the place in a list; null beyond its ends. */
export function findNeighbours<Ref>(list: readonly Ref[], place: number): Neighbours<Ref> {
  return { previous: list[place - 1] ?? null, next: list[place + 1] ?? null }
}
