import { leaveOutFillers } from './fillers.ts'
import { findWholeMatches } from './find-whole-matches.ts'
import { foldName } from './fold-name.ts'

/** What a page says of the thing that it is about, folded: `Peach skill`, `courses this week`. */
const aspects =
  /\b(?:courses?|cups|debut(?:ed)?|items?|my|next|rank|rarity|released?|score|shelf|shelves|skills?|stats|tier|tracks?)\b/g

/** What the site calls otherwise, folded. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['schedule', 'calendar'],
  ['tours', 'tour'],
  ['upcoming', 'next'],
  ['upgrade', 'get next'],
])

/** Fewer letters begin too many names. */
const fewestLetters = 3

/** The words of a query that names are searched for: `for` and `best`, or `skill` and `debut`, only where names have them. */
export function findWanted(names: readonly string[], query: string): string {
  const rest = leaveOutFillers(query)
  const singular = findSingular(names, rest)
  if (singular !== null) return singular
  const found = [query, rest].find((each) => findWholeMatches(names, each)?.length)
  return found ?? findSubject(names, rest) ?? rest
}

/** What is left without aspects, if all of it begins words of a name: `lack` is no Black Yoshi. Or null. */
function findSubject(names: readonly string[], query: string): string | null {
  const words = foldName(query).replace(aspects, ' ').trim().split(/\s+/)
  const meant = words.map((word) => synonyms.get(word) ?? word)
  const subject = meant.join(' ')
  const [best] = findWholeMatches(names, subject) ?? []
  const isMeant = best !== undefined && meant.every((word) => ` ${names[best]}`.includes(` ${word}`))
  return isMeant && subject.length >= fewestLetters ? (findSingular(names, subject) ?? subject) : null
}

/** What is called so without the ending of a plural: `yoshi` of `Yoshis`, which also begins `Yoshi’s Island`. Or null. */
export function findSingular(names: readonly string[], query: string): string | null {
  const wanted = foldName(query.trim())
  const singular = wanted.replace(/s$/, '')
  return singular !== wanted && !names.includes(wanted) && names.includes(singular) ? singular : null
}
