/** Numbers and counts in words. */
import { message } from './message.ts'
import { number } from './runtime.ts'

const tenths = message('{whole, number}.{tenth}')

/** With commas between thousands, whatever the machine's locale. */
export const formatNumber = number

/** `4.5`, `12.0`. @param value at least 0 */
export function formatTenths(value: number): string {
  const [whole, tenth] = value.toFixed(1).split('.')
  return tenths({ whole: Number(whole), tenth: tenth! })
}

/** Of a whole. @param values.percent from 0 to 100 */
export const percentage = message('{percent}%')

const rankText = message('#{rank, number}{isShort, select, yes { or better} other {}}')

/** What follows the rank, or the points, of an item whose shelves are not all known. */
export const orBetter = message(' or better')

/** `#12`, and `#12 or better` of an item whose shelves are not all known. Nothing is better than the first. */
export function formatRank(rank: number, isShort: boolean): string {
  return rankText({ rank, isShort: isShort && rank > 1 ? 'yes' : 'no' })
}
