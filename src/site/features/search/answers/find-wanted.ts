import { aspects, nameQuestions, synonyms } from '../questions/questions.ts'
import { leaveOutFillers } from './read-signs.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldName } from '../matching/fold-name.ts'

/** `Battle Course 2`, where there is only one. */
const lastNumber = /\s+\d$/

/** Fewer letters begin too many names. */
const fewestLetters = 3

/**
 * The words of a query that names are searched for: `for` and `best`, or `skill` and `debut`, only where names have them,
 * and only the first of two names.
 * @param asWritten the query in the page's language: what has such a name comes first
 */
export function findWanted(names: readonly string[], query: string, asWritten: readonly string[] = []): string {
  const written = asWritten.find((each) => each !== query && findWholeMatches(names, each)?.length)
  if (written !== undefined) return written
  const rest = leaveOutFillers(query)
  const singular = findSingular(names, rest)
  if (singular !== null) return singular
  const found = [query, rest, rest.replace(lastNumber, '')].find((each) => findWholeMatches(names, each)?.length)
  return found ?? findSubject(names, rest) ?? rest
}

/** What is asked for in other words than those of its name: `gaps` of `courses I have no driver for`. Or null. */
export function findAnswered(query: string): string | null {
  const asked = foldName(query.trim())
  return nameQuestions.find(([question]) => question.test(asked))?.[1] ?? null
}

/** What is left without aspects, if all of it begins words of a name: `lack` is no Black Yoshi. Or null. */
function findSubject(names: readonly string[], query: string): string | null {
  const words = foldName(query.replace(lastNumber, '')).replace(aspects, ' ').trim().split(/\s+/)
  const meant = words.map((word) => synonyms.get(word) ?? word)
  const subject = meant.join(' ')
  const singular = findSingular(names, subject)
  if (singular !== null) return singular
  if (subject.length >= fewestLetters && beginsName(names, meant)) return subject
  return findFirstName(names, meant)
}

/** `Peach` of `Peach heart` and `Peach baby park`: its page says what it has to do with the other. Or null. */
function findFirstName(names: readonly string[], words: readonly string[]): string | null {
  const isFirst = (count: number) =>
    names.includes(words.slice(0, count).join(' ')) && beginsName(names, words.slice(count))
  const count = words.findLastIndex((_, at) => at > 0 && isFirst(at))
  return count < 0 ? null : words.slice(0, count).join(' ')
}

/** Whether words of a name begin with all of them. */
function beginsName(names: readonly string[], words: readonly string[]): boolean {
  const [best] = findWholeMatches(names, words.join(' ')) ?? []
  return best !== undefined && words.every((word) => ` ${names[best]}`.includes(` ${word}`))
}

/** What is called so without the ending of a plural: `yoshi` of `Yoshis`, which also begins `Yoshi’s Island`. Or null. */
export function findSingular(names: readonly string[], query: string): string | null {
  const wanted = foldName(query.trim())
  const singular = wanted.replace(/s$/, '')
  return singular !== wanted && !names.includes(wanted) && names.includes(singular) ? singular : null
}
