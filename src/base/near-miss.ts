import { closestMatch } from 'leven'

/** `Did you mean "…"? ` when one of `known` is close to `wanted`, else the empty text. */
export function suggestNearMiss(wanted: string, known: Iterable<string>): string {
  // Something must be left of what was written: any letter is one step from any other.
  const maxDistance = Math.min(Math.max(3, Math.floor(wanted.length / 4) + 1), wanted.length - 1)
  const closest = closestMatch(wanted, [...known], { maxDistance })
  return closest === undefined ? '' : `Did you mean "${closest}"? `
}
