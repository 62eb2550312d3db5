/** Numbers and counts in words. */
import { number } from './runtime.ts'

/** With commas between thousands, whatever the machine's locale. */
export const formatNumber = number

/** `1 course`, `12 courses`, `1,119 courses`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${number(count)} ${count === 1 ? singular : plural}`
}

/** What follows the rank of an item whose shelves are not all known. Nothing is better than the first. */
export function orBetter(rank: number, isShort: boolean): string {
  return isShort && rank > 1 ? ' or better' : ''
}
