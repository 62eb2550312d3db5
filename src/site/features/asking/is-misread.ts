import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { levelOperator } from '../lists/plans/all-items-plan.ts'
import { foldName } from '../search/matching/fold-name.ts'
import type { AskedGame } from './asked-game.ts'
import { asksOfReader } from './describe-none.ts'
import type { Phrase } from './read-phrase.ts'

const courses = /\b(?:course|track)s\b/i
const shelves = /\bshel(?:f|ves)\b/i

/**
 * Whether only the words of a phrase ask for items, and not their sense. No answer is better than a wrong one.
 * @param count of the items that it would ask for
 */
export function isMisread(text: string, phrase: Phrase, count: number, { entries }: AskedGame): boolean {
  const { name, kinds, others } = phrase
  // `Which courses am I missing`
  if (courses.test(name)) return true
  // `Best kart 2`
  if (/^(?:\d*|.)$/.test(name)) return name !== '' || asksForShelfLevel(text, phrase)
  // `Best glider for Mario`, `Bowser karts`, `can Mario use bubble`: items do not go with each other, and one that is not
  // as asked is no course with such a name either. The reader may merely own none.
  const wanted = foldName(name)
  const isOther = ({ kind }: ItemListEntry) => !kinds.includes(kind) || (count === 0 && !others.some(asksOfReader))
  return (
    kinds.length > 0 &&
    (count === 0 || foldName(text).includes(`for ${wanted}`)) &&
    entries.some((item) => isOther(item) && foldName(item.name) === wanted)
  )
}

/** `Top shelf at level 3`: that from which items are there, whatever their level in the reader's game. */
export function asksForShelfLevel(text: string, { terms }: Pick<Phrase, 'terms'>): boolean {
  const ofReader = terms.filter(asksOfReader)
  return shelves.test(text) && ofReader.length > 0 && ofReader.every(({ operator }) => operator === levelOperator.name)
}
