import { levelOperator } from '../filters/all-items-plan.ts'
import { sortOperatorName } from '../filters/list-plan.ts'
import type { PhraseReading } from './spell-out.ts'
import { readDay } from './read-day.ts'
import { foldName } from '../matching/fold-name.ts'

const newestFirst = `${sortOperatorName}:debut`
const mostTopFirst = `${sortOperatorName}:top`

/** What players write, folded, and the query that it means beside other terms. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['do i not have', 'missing'],
  ['do i not own', 'missing'],
  ['do not have', 'missing'],
  ['do not own', 'missing'],
  ['not have', 'missing'],
  ['not own', 'missing'],
  ['not owned', 'missing'],
  ['dont have', 'missing'],
  ['dont i have', 'missing'],
  ['dont i own', 'missing'],
  ['dont own', 'missing'],
  ['lack', 'missing'],
  ['need', 'missing'],
  ['unowned', 'missing'],
  ['i got', 'owned'],
  ['i have', 'owned'],
  ['i own', 'owned'],
  ['mine', 'owned'],
  ['my', 'owned'],
  ['latest', newestFirst],
  ['new', newestFirst],
  ['newest', newestFirst],
  // They came with the game.
  ['old', 'tour:1'],
  ['oldest', 'tour:1'],
  ['best coverage', mostTopFirst],
  ['highest coverage', mostTopFirst],
  ['most useful', `${sortOperatorName}:worth`],
  ['most coverage', mostTopFirst],
  ['most top shelves', mostTopFirst],
  ['max level', `${levelOperator.name}:8`],
  ['maxed', `${levelOperator.name}:8`],
  ['common', 'rarity:normal'],
  ['n', 'rarity:normal'],
])

/** Those words. */
export const meaningWords: readonly string[] = [...meanings.keys()].flatMap((meaning) => meaning.split(' '))

const levelName = levelOperator.name

/** The same for phrases with numbers. What is not owned is below level 1, but nobody means it. */
const patterns: readonly (readonly [written: RegExp, query: string])[] = [
  [/^(?:at |on )?level ?([1-8])$/, `${levelName}:$1`],
  [/^level ?([1-8]) (?:and|or) ([1-8])$/, `${levelName}:$1 ${levelName}:$2`],
  [/^at least level ?([1-8])$/, `owned ${levelName}>=$1`],
  [/^level ?([1-8])(?:\+| (?:or|and) (?:above|higher|more|up))$/, `owned ${levelName}>=$1`],
  [/^(?:above|over) level ?([1-8])$/, `owned ${levelName}>$1`],
  [/^(?:below|under) level ?([1-8])$/, `owned ${levelName}<$1`],
  [/^level ?([1-8]) (?:or|and) (?:below|less|lower)$/, `owned ${levelName}<=$1`],
  [/^(?:(?:debut(?:ed)?|from|in|of|released) ){0,2}(20[12]\d)$/, 'year:$1'],
  [/^(?:from )?(20[12]\d) (?:to|until) (20[12]\d)$/, 'year>=$1 year<=$2'],
  [/^before (20[12]\d)$/, 'year<$1'],
  [/^after (20[12]\d)$/, 'year>$1'],
  [/^since (20[12]\d)$/, 'year>=$1'],
  [/^(?:(?:debut(?:ed)?|from|in|of|released) ){0,2}tour (\d{1,3})$/, 'tour:$1'],
  [/^last (driver|glider|kart)s?$/, `${newestFirst} $1`],
  [/^last items?$/, newestFirst],
  // Lists are in order, and nobody has to count.
  [/^top \d{1,3}$/, ''],
  // Every item is.
  [/^(?:in the game|of all time)$/, ''],
  [/^(?:tier ([a-ds])|([a-ds]) tier)$/, 'tier:$1$2'],
  [/^(?:tier ([a-ds]) (?:and|or) ([a-ds])|([a-ds]) (?:and|or) ([a-ds]) tier)$/, 'tier:$1$3 tier:$2$4'],
]

const longestMeaning = 4

/**
 * Reads as many of the first words as together mean a term, unless they and the word behind or before them are part of a
 * name: `new karts`, but not `karts new york`. A day stays as it is written: nothing made its debut in `2 Dec 2026`.
 * @param names folded
 */
export function readMeaning(words: readonly string[], names: readonly string[], before = ''): PhraseReading | null {
  const day = findDay(words)
  if (day !== null) return day
  const folded = words.map((word) => foldName(word).replace(/^lvl?(?=\d|$)/, 'level'))
  for (let length = Math.min(longestMeaning, words.length); length > 0; length--) {
    const meant = folded.slice(0, length)
    const query = findMeaning(meant.join(' '))
    if (query === undefined) continue
    const isInName = [
      [...meant, ...folded.slice(length, length + 1)],
      [foldName(before), ...meant],
    ].some((asked) => asked.length > length && asked[0] !== '' && isPartOfAny(asked, names))
    if (!isInName) return { query, length }
  }
  return null
}

function findDay(words: readonly string[]): PhraseReading | null {
  for (let length = Math.min(longestMeaning, words.length); length > 1; length--) {
    const query = words.slice(0, length).join(' ')
    if (readDay(query, null) !== null) return { query, length }
  }
  return null
}

function findMeaning(meant: string): string | undefined {
  const [written, query] = patterns.find(([pattern]) => pattern.test(meant)) ?? []
  return written && query !== undefined ? meant.replace(written, query) : meanings.get(meant)
}

function isPartOfAny(words: readonly string[], names: readonly string[]): boolean {
  const wanted = ` ${words.join(' ')}`
  return names.some((name) => ` ${name}`.includes(wanted))
}
