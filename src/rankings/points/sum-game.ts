import { shelfMarks, type ShelfState } from '../shelves/decide-shelves.ts'
import type { ShelfTable } from '../shelves/shelf-table.ts'
import { indexOfValue, countClasses, plainClassOf } from './course-values.ts'

/** The whole game as it was summed up last. Units are whole numbers, so that adding what has changed is exact. */
export interface GameSums {
  readonly occasions: Float64Array
  readonly state: ShelfState
  /** By variant index. */
  readonly values: readonly Float64Array[]
  /** By class: if the class were on the bottom shelf everywhere, as most items are on most courses. */
  readonly low: Float64Array
  /** By item: what it brings beyond that. */
  readonly raised: Float64Array
}

interface GameQuestion {
  readonly occasions: Float64Array
  readonly state: ShelfState
  /** How many numbers there are for each class on each shelf: one, its points, or one for each of the parts. */
  readonly width: number
  readonly valueOn: (variant: number) => Float64Array
}

/** From one moment to the next, few courses change. */
export function sumGame(
  table: ShelfTable,
  classes: Uint8Array,
  { occasions, state, width, valueOn }: GameQuestion,
  before: GameSums | undefined,
): GameSums {
  const low = before?.low.slice() ?? new Float64Array(countClasses(table.kind) * width)
  const raised = before?.raised.slice() ?? new Float64Array(classes.length * width)
  const add = (units: Float64Array, { shelfOfRow }: ShelfState, variant: number, times: number) => {
    for (let itemClass = 0; itemClass * width < low.length; itemClass++) {
      const bottom = indexOfValue(itemClass, 0) * width
      for (let part = 0; part < width; part++) low[itemClass * width + part]! += times * units[bottom + part]!
    }
    for (const row of table.rowsByVariant[variant]!) {
      const shelf = shelfOfRow[row]!
      if (shelf === 0) continue
      const item = table.itemOfRow[row]!
      const bottom = indexOfValue(classes[item]!, 0) * width
      const held = bottom + shelf * width
      for (let part = 0; part < width; part++)
        raised[item * width + part]! += times * (units[held + part]! - units[bottom + part]!)
    }
  }
  const moved = before && before.state !== state ? listMoved(table, before.state, state) : null
  const values: Float64Array[] = []
  for (let variant = 0; variant < occasions.length; variant++) values.push(valueOn(variant))
  for (let variant = 0; variant < occasions.length; variant++) {
    if (before) {
      const isSame = before.occasions[variant] === occasions[variant] && before.values[variant] === values[variant]
      if (isSame && moved?.[variant] !== 1) continue
      add(before.values[variant]!, before.state, variant, -before.occasions[variant]!)
    }
    add(values[variant]!, state, variant, occasions[variant]!)
  }
  return { occasions, state, values, low, raised }
}

/** By variant: 1 where some item stands on another shelf than before. */
function listMoved(
  { variantOfRow, variantIndexes }: ShelfTable,
  { shelfOfRow: before }: ShelfState,
  { shelfOfRow: after }: ShelfState,
): Uint8Array {
  const moved = new Uint8Array(variantIndexes.size)
  for (let row = 0; row < after.length; row++) if (before[row] !== after[row]) moved[variantOfRow[row]!] = 1
  return moved
}

/**
 * Occasions are multiplied and summed by n first, exactly, and the irrational 1 / sqrt(n) comes in last, in the order of n:
 * items with equal shelves get equal numbers in whatever order the shelves come, so ties are ties.
 */
export function sumWorth(
  table: ShelfTable,
  { shelfOfRow, sharers, middleSharers }: ShelfState,
  classes: Uint8Array,
  day: number,
  occasions: Float64Array,
  valueOn: (variant: number) => Float64Array,
): Float64Array {
  const inGame = table.items.filter(({ entryDay }) => entryDay <= day).length
  const plain = indexOfValue(plainClassOf(table.kind), 0)
  const low = new Float64Array(countClasses(table.kind))
  for (let variant = 0; variant < occasions.length; variant++) {
    const values = valueOn(variant)
    for (let itemClass = 0; itemClass < low.length; itemClass++)
      low[itemClass]! += occasions[variant]! * Math.max(0, values[indexOfValue(itemClass, 0)]! - values[plain]!)
  }
  const byN = new Float64Array(inGame + 1)
  let row = 0
  return Float64Array.from(table.items, (_, item) => {
    byN.fill(0)[inGame] = low[classes[item]!]!
    // The rows of an item stand together.
    for (; table.itemOfRow[row] === item; row++) {
      if (shelfOfRow[row] === 0) continue
      const variant = table.variantOfRow[row]!
      const isTop = shelfOfRow[row] === shelfMarks.top
      const n = isTop ? sharers[variant]! : sharers[variant]! + middleSharers[variant]!
      const values = valueOn(variant)
      const gain = (shelf: number) => Math.max(0, values[indexOfValue(classes[item]!, shelf)]! - values[plain]!)
      byN[n]! += occasions[variant]! * gain(shelfOfRow[row]!)
      byN[inGame]! -= occasions[variant]! * gain(0)
    }
    return divideByRoots(byN)
  })
}

function divideByRoots(byN: Float64Array): number {
  let sum = 0
  for (let n = 1; n < byN.length; n++) {
    const worth = byN[n]!
    // Most numbers of sharers do not occur: not to divide there is measurably faster over a whole history.
    if (worth !== 0) sum += worth / Math.sqrt(n)
  }
  return sum
}
