import { shelfMarks, type ShelfState } from './decide-shelves.ts'
import type { Moment } from './find-moment.ts'
import { shelfValues } from './formula.ts'
import type { ShelfTable } from './shelf-table.ts'

interface GameWorth {
  readonly tourNumber: number
  readonly worth: Float64Array
}

/** The last one of each state: both weeks of a tour share it. */
const newestByState = new WeakMap<ShelfState, GameWorth>()

/**
 * What the shelves of each item are worth in the whole game, by item of the table; see formula.ts. Depends only on the
 * state and the tour in force.
 */
export function measureGameWorth(
  table: ShelfTable,
  state: ShelfState,
  { tourNumber, occasions }: Pick<Moment, 'tourNumber' | 'occasions'>,
): Float64Array {
  const known = newestByState.get(state)
  if (known?.tourNumber === tourNumber) return known.worth
  const worth = sumWorth(table, state, occasions)
  newestByState.set(state, { tourNumber, worth })
  return worth
}

/**
 * Occasions are summed by n first, exactly, and the irrational 1 / sqrt(n) comes in last, in the order of n: items with
 * equal shelves get equal numbers in whatever order the shelves come, so ties are ties.
 */
function sumWorth(table: ShelfTable, { shelfOfRow, sharers }: ShelfState, occasions: Float64Array): Float64Array {
  const width = sharers.reduce((most, n) => Math.max(most, n), 1) + 1
  const values = shelfValues[table.kind]
  const bySharers = new Float64Array(table.items.length * width)
  for (let row = 0; row < shelfOfRow.length; row++) {
    if (shelfOfRow[row] === 0) continue
    const variant = table.variantOfRow[row]!
    const value = shelfOfRow[row] === shelfMarks.top ? values.top : values.middle
    bySharers[table.itemOfRow[row]! * width + sharersOn(sharers, variant)]! += occasions[variant]! * value
  }
  const worth = new Float64Array(table.items.length)
  for (let item = 0; item < worth.length; item++) worth[item] = divideByRoots(bySharers, item * width, width)
  return worth
}

/** n of the formula. Where nobody is on the top shelf, a middle shelf is not divided: 1. */
function sharersOn(sharers: Int32Array, variant: number): number {
  return Math.max(sharers[variant]!, 1)
}

/** Sum of a line of `bySharers`, which begins at `start`. */
function divideByRoots(bySharers: Float64Array, start: number, width: number): number {
  let sum = 0
  for (let n = 1; n < width; n++) {
    const worth = bySharers[start + n]!
    // Most numbers of sharers do not occur: not to divide there is measurably faster over a whole history.
    if (worth !== 0) sum += worth / Math.sqrt(n)
  }
  return sum
}
