import { foldName } from './fold-name.ts'
import { rateMatch } from './find-whole-matches.ts'

/** Fewer letters begin a word of nearly every detail. */
const fewestLetters = 3
/** See Closeness: it, or a word of it, begins so. */
const farthest = 2

/** Indexes of the details, such as the skills of items, that are searched for. Hyphens count as spaces. */
export function findDetailMatches(details: readonly string[], query: string): readonly number[] {
  const wanted = fold(query).trim()
  if (wanted.length < fewestLetters) return []
  const isMatch = (detail: string) => (rateMatch(fold(detail), wanted, []) ?? Infinity) <= farthest
  // Many entries share a few details.
  const matching = new Set([...new Set(details)].filter(isMatch))
  return details.flatMap((detail, index) => (matching.has(detail) ? [index] : []))
}

function fold(text: string): string {
  return foldName(text).replaceAll('-', ' ')
}
