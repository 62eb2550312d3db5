import { closestMatch } from 'leven'

/** `Did you mean "…"? ` when one of `known` is close to `wanted`, else the empty text. */
export function suggestNearMiss(wanted: string, known: Iterable<string>): string {
  const maxDistance = Math.max(2, Math.floor(wanted.length / 4))
  const closest = closestMatch(wanted, [...known], { maxDistance: maxDistance + 1 })
  return closest === undefined ? '' : `Did you mean "${closest}"? `
}
