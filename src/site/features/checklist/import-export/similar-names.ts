import leven from 'leven'
import { groupBy } from '#base/group-by.ts'

/** Finds names that differ from words by a few letters. */
export interface SimilarNames {
  /**
   * @param wanted words in the form for comparisons
   * @param most how many letters may differ at first
   * @param onFound told each name and how many letters differ; returns how many may differ from now on
   */
  readonly search: (wanted: string, most: number, onFound: (name: string, distance: number) => number) => void
}

/** Reordered words and truncated names count as typos of less than a letter; those that lack the least come first. */
const otherOrder = 0
const cutOff = 0.5
/** With fewer letters, too many names begin with them. */
const shortestBeginning = 4

/** @param names in the form for comparisons, each once */
export function createSimilarNames(names: readonly string[]): SimilarNames {
  const byWords = groupBy(names, sortWords)
  const indexes = [...names.keys()]
  const byLength = groupBy(indexes, (index) => names[index]!.length)
  const byPair = new Map<string, number[]>()
  for (const index of indexes) {
    for (const pair of listPairs(names[index]!)) {
      const having = byPair.get(pair)
      if (having) having.push(index)
      else byPair.set(pair, [index])
    }
  }

  /** For each name how many pairs of letters it shares with the words. */
  function countShared(wanted: string): Uint8Array {
    const shared = new Uint8Array(names.length)
    for (const pair of listPairs(wanted)) for (const index of byPair.get(pair) ?? []) shared[index]! += 1
    return shared
  }

  return {
    search(wanted, most, onFound) {
      let bound = most
      for (const name of byWords.get(sortWords(wanted)) ?? []) bound = onFound(name, otherOrder)
      if (wanted.length >= shortestBeginning) {
        for (const name of names) {
          const lacking = (name.length - wanted.length) / name.length
          if (name.startsWith(wanted)) bound = Math.min(bound, onFound(name, cutOff * lacking))
        }
      }
      const shared = countShared(wanted)
      // Names of the same length first: their matches narrow the search, and no name is closer than its difference in
      // length.
      for (let difference = 0; difference <= bound; difference++) {
        for (const length of new Set([wanted.length - difference, wanted.length + difference])) {
          const longest = Math.max(length, wanted.length)
          for (const index of byLength.get(length) ?? []) {
            // A typo breaks at most two pairs, so names with fewer in common cannot be that close.
            if (shared[index]! < longest - 1 - 2 * bound) continue
            const distance = leven(wanted, names[index]!, { maxDistance: Math.floor(bound) + 1 })
            if (distance <= bound) bound = onFound(names[index]!, distance)
          }
        }
      }
    },
  }
}

/** The pairs of neighbouring letters, each with how often it came before: `ana` twice is two of them. */
function listPairs(name: string): string[] {
  const counts = new Map<string, number>()
  return Array.from({ length: Math.max(0, name.length - 1) }, (_, start) => {
    const pair = name.slice(start, start + 2)
    const count = counts.get(pair) ?? 0
    counts.set(pair, count + 1)
    return count === 0 ? pair : `${pair}${count}`
  })
}

function sortWords(words: string): string {
  return words.split(' ').toSorted().join(' ')
}
