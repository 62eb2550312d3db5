import { foldName } from './fold-name.ts'

/**
 * Indexes of the (folded) names that match a query without a typo, best first: the exact name, names that start with
 * the query, names with a word that does, names that contain it, names with a word for every word of the query. Within
 * each group the list keeps its order. An empty query gives null.
 */
export function findWholeMatches(names: readonly string[], query: string): readonly number[] | null {
  const wanted = foldName(query.trim())
  if (wanted === '') return null
  const words = wanted.split(/\s+/)
  const groups: [number[], number[], number[], number[], number[]] = [[], [], [], [], []]
  for (const [index, name] of names.entries()) {
    const closeness = rateMatch(name, wanted, words)
    if (closeness !== null) groups[closeness].push(index)
  }
  return groups.flat()
}

/** 0 exact, 1 prefix, 2 prefix of a word, 3 contained, 4 its words in any order. */
export type Closeness = 0 | 1 | 2 | 3 | 4

/** Both folded, and `words` those of what is wanted. Null: the query is not in the name. */
export function rateMatch(name: string, wanted: string, words: readonly string[]): Closeness | null {
  if (name === wanted) return 0
  const at = name.indexOf(wanted)
  if (at === 0) return 1
  if (at > 0) return name.includes(` ${wanted}`) ? 2 : 3
  return words.length > 1 && words.every((word) => name.startsWith(word) || name.includes(` ${word}`)) ? 4 : null
}
