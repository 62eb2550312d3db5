import { levelOperator } from '../lists/plans/all-items-plan.ts'
import { sortOperatorName } from '../lists/plans/list-operators.ts'
import type { PhraseReading } from '../query/spell-out.ts'
import { foldName } from '../search/matching/fold-name.ts'

const newestFirst = `${sortOperatorName}:debut`

/** What players write, folded, and the term that it means beside others. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['do i not have', 'missing'],
  ['do i not own', 'missing'],
  ['do not have', 'missing'],
  ['do not own', 'missing'],
  ['not have', 'missing'],
  ['not own', 'missing'],
  ['not owned', 'missing'],
  ['dont have', 'missing'],
  ['dont own', 'missing'],
  ['lack', 'missing'],
  ['need', 'missing'],
  ['i have', 'owned'],
  ['i own', 'owned'],
  ['mine', 'owned'],
  ['my', 'owned'],
  ['latest', newestFirst],
  ['new', newestFirst],
  ['newest', newestFirst],
])

/** `Level 8`, also behind a preposition. */
const levelMeaning = /^(?:at |on )?(?:level|lv) ([1-8])$/

const longestMeaning = 4

/**
 * Reads as many of the first words as together mean a term, unless they and the word behind them are part of a name:
 * `new karts`, but not `karts new york`.
 * @param names folded
 */
export function readMeaning(words: readonly string[], names: readonly string[]): PhraseReading | null {
  const folded = words.map(foldName)
  for (let length = Math.min(longestMeaning, words.length); length > 0; length--) {
    const meant = folded.slice(0, length).join(' ')
    const level = levelMeaning.exec(meant)?.[1]
    const query = level ? `${levelOperator.name}:${level}` : meanings.get(meant)
    if (query !== undefined && !isInName(folded.slice(0, length + 1), length, names)) return { query, length }
  }
  return null
}

function isInName(words: readonly string[], length: number, names: readonly string[]): boolean {
  const wanted = ` ${words.join(' ')}`
  return words.length > length && names.some((name) => ` ${name}`.includes(wanted))
}
