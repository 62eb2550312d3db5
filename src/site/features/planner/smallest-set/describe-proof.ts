import type { SmallestSet } from '#rankings/planner/set-question.ts'

/** Whether a smaller set may exist. */
export function describeProof({ members, lowerBound }: SmallestSet, isSearching: boolean): string {
  if (members.length === lowerBound) return 'Proven: no smaller set exists.'
  if (isSearching) return 'Looking for a smaller set.'
  return `The smallest found so far; at least ${lowerBound} are needed.`
}
