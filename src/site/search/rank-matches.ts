/** The longest pattern that is matched fuzzily; longer queries only add whole matches. */
export const longestPattern = 32

/** Places in the list of the names that match fuzzily, best first. */
export type FuzzyMatch = (pattern: string) => readonly number[]

/**
 * Places in `names` (lower case) of the matches, best first: the exact name, names that begin with the query,
 * names with a word that does, names that contain it, then fuzzy matches. Within one of these the list keeps its
 * own order. A blank query gives null: nothing is asked, show everything.
 *
 * @param matchFuzzily null while the fuzzy engine is not there yet
 */
export function rankMatches(
  names: readonly string[],
  query: string,
  matchFuzzily: FuzzyMatch | null,
): readonly number[] | null {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return null
  const groups: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const [place, name] of names.entries()) {
    const closeness = rateMatch(name, wanted)
    if (closeness !== null) groups[closeness].push(place)
  }
  const whole = groups.flat()
  if (!matchFuzzily) return whole
  const seen = new Set(whole)
  return [...whole, ...matchFuzzily(wanted.slice(0, longestPattern).trim()).filter((place) => !seen.has(place))]
}

/** 0 exact, 1 prefix, 2 prefix of a word, 3 contained; null: the query is not in the name. */
function rateMatch(name: string, wanted: string): 0 | 1 | 2 | 3 | null {
  if (name === wanted) return 0
  const at = name.indexOf(wanted)
  if (at < 0) return null
  if (at === 0) return 1
  return name.includes(` ${wanted}`) || name.includes(`(${wanted}`) ? 2 : 3
}
