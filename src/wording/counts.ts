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

/** `1 course`, `12 courses`, `1,119 courses`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${number(count)} ${count === 1 ? singular : plural}`
}

/** What follows the rank of an item whose shelves are not all known. Nothing is better than the first. */
export function orBetter(rank: number, isShort: boolean): string {
  return isShort && rank > 1 ? ' or better' : ''
}
