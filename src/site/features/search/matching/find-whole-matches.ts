import { foldName } from './fold-name.ts'
import { expandShortForms, listInitials } from './short-forms.ts'

/**
 * Indexes of the (folded) names that match a query without a typo, best first: the exact name, names that start with
 * the query, names with a word that does, names with words of which it is the initials, names that contain it, names
 * with a word for every word of the query. What a short form stands for counts like the query. Within each group the
 * list keeps its order, except that plain names come before their variants, and courses before other things with the same
 * initials. An empty query gives null; of one whose letters all go in folding nothing is left to match.
 */
export function findWholeMatches(names: readonly string[], query: string): readonly number[] | null {
  const known = recent.get(names) ?? new Map<string, readonly number[] | null>()
  const last = known.get(query)
  if (last !== undefined) return last
  const found = matchNames(names, query)
  if (known.size === mostRecent) known.clear()
  recent.set(names, known.set(query, found))
  return found
}

/** A search asks the same of the same list whenever a part of its answer arrives. */
const recent = new WeakMap<readonly string[], Map<string, readonly number[] | null>>()
const mostRecent = 16

function matchNames(names: readonly string[], query: string): readonly number[] | null {
  const wanted = foldName(query).trim()
  if (wanted === '') return query.trim() === '' ? null : []
  const initials = listInitials(names)
  const asked = [wanted, ...expandShortForms(wanted)].map((text) => ({ text, words: text.split(/\s+/) }))
  const groups: [number[], number[], number[], number[], number[], number[]] = [[], [], [], [], [], []]
  for (const [index, name] of names.entries()) {
    let closest: Closeness | null = null
    for (const { text, words } of asked) {
      const closeness = rateMatch(name, text, words, initials[index]?.letters)
      if (closeness !== null && (closest === null || closeness < closest)) closest = closeness
    }
    if (closest !== null) groups[closest].push(index)
  }
  groups[1] = putPlainFirst(groups[1], (index) => names[index]!)
  groups[3].sort((a, b) => Number(initials[b]!.isCourse) - Number(initials[a]!.isCourse))
  return groups.flat()
}

/**
 * `Peach` before `Peach (Explorer)`, although the list has it later: whoever types `pea` means the plain one.
 * @param nameOf folded
 */
export function putPlainFirst<Match>(matches: readonly Match[], nameOf: (match: Match) => string): Match[] {
  const found = new Set(matches.map(nameOf))
  const isVariant = (match: Match) => {
    const words = nameOf(match).split(' ')
    return words.some((_, count) => count > 0 && found.has(words.slice(0, count).join(' ')))
  }
  return [...matches.filter((match) => !isVariant(match)), ...matches.filter(isVariant)]
}

/** 0 exact, 1 prefix, 2 prefix of a word, 3 initials of its words, 4 contained, 5 its words in any order. */
export type Closeness = 0 | 1 | 2 | 3 | 4 | 5

/**
 * Both folded, and `words` those of what is wanted. Null: the query is not in the name.
 * @param initials of the words of the name; empty where they do not count
 */
export function rateMatch(name: string, wanted: string, words: readonly string[], initials = ''): Closeness | null {
  if (name === wanted) return 0
  const at = name.indexOf(wanted)
  if (at === 0) return 1
  if (at > 0 && name.includes(` ${wanted}`)) return 2
  if (isInitials(wanted, initials)) return 3
  if (at > 0) return 4
  const isThere = (word: string) =>
    name.startsWith(word) ||
    name.includes(` ${word}`) ||
    isInitials(word, initials) ||
    (unspaced.test(word) && name.includes(word))
  return words.length > 1 && words.every(isThere) ? 5 : null
}

/** A single letter is not a short form. `VV2R` has no space before its variant. */
function isInitials(word: string, initials: string): boolean {
  if (word.length < 2) return false
  return initials.includes(word) || (/\d/.test(word) && initials.replace(' ', '').includes(word))
}

/** What is written without spaces between its words, so that any letter may begin one. */
export const unspaced = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
