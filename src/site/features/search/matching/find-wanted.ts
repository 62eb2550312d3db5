import { leaveOutFillers } from './fillers.ts'
import { findWholeMatches } from './find-whole-matches.ts'

/** The words of a query that names are searched for: `for` and `best` only where a name has them. */
export function findWanted(names: readonly string[], query: string): string {
  const rest = leaveOutFillers(query)
  return rest === query || findWholeMatches(names, query)?.length ? query : rest
}
