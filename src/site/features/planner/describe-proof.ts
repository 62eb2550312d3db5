import type { SmallestSet } from '#rankings/planner/set-question.ts'

/** How sure it is that no set is smaller. */
export function describeProof({ members, lowerBound }: SmallestSet, isSearching: boolean): string {
  if (members.length === lowerBound) return 'Fewer cannot do it: this is proven.'
  if (isSearching) return 'Still looking for fewer.'
  return `The fewest found; fewer than ${lowerBound} cannot do it.`
}
