import { LRUCache } from 'lru-cache'
import { memoizeWeak } from '#base/memoize.ts'
import type { ShelfTable } from './shelf-table.ts'

/** Which items stand on which shelf, as long as no relation changes: the part of a ranking that weeks leave alone. */
export interface ShelfState {
  /** One entry per row of the table: 0 for a row that says nothing on the day, else one of shelfMarks. */
  readonly shelfOfRow: Uint8Array
  /** By variant index: items on the top shelf. */
  readonly sharers: Int32Array
  /** By variant index: items on the middle shelf. */
  readonly middleSharers: Int32Array
  // By item of the table, in the whole game.
  readonly top: Int32Array
  readonly middle: Int32Array
  /** Sum of the sharers of its top shelves. */
  readonly sharersOfTop: Int32Array
  /** Lowest item level at which it stands on all its top shelves; 1 without one. */
  readonly levelNeeded: Uint8Array
}

export const shelfMarks = { top: 1, middle: 2 } as const

/** The shelves on a day number, with every item at a level. */
function decideShelves(table: ShelfTable, day: number, itemLevel: number): ShelfState {
  const shelfOfRow = markRows(table, day, itemLevel)
  const sharers = countSharers(table, shelfOfRow, shelfMarks.top)
  const middleSharers = countSharers(table, shelfOfRow, shelfMarks.middle)
  const itemCount = table.items.length
  const top = new Int32Array(itemCount)
  const middle = new Int32Array(itemCount)
  const sharersOfTop = new Int32Array(itemCount)
  const levelNeeded = new Uint8Array(itemCount).fill(1)
  for (let row = 0; row < shelfOfRow.length; row++) {
    const item = table.itemOfRow[row]!
    if (shelfOfRow[row] === shelfMarks.middle) middle[item]! += 1
    if (shelfOfRow[row] !== shelfMarks.top) continue
    top[item]! += 1
    sharersOfTop[item]! += sharers[table.variantOfRow[row]!]!
    levelNeeded[item] = Math.max(levelNeeded[item]!, table.topLevel[row]!)
  }
  return { shelfOfRow, sharers, middleSharers, top, middle, sharersOfTop, levelNeeded }
}

/** Of the rows of one item on one variant, which stand together, only the first that holds counts. */
function markRows({ itemOfRow, variantOfRow, topLevel, from, until }: ShelfTable, day: number, itemLevel: number) {
  const shelfOfRow = new Uint8Array(variantOfRow.length)
  let decidedItem = -1
  let decidedVariant = -1
  for (let row = 0; row < variantOfRow.length; row++) {
    if (from[row]! > day || day >= until[row]! || topLevel[row]! > itemLevel) continue
    if (itemOfRow[row] === decidedItem && variantOfRow[row] === decidedVariant) continue
    decidedItem = itemOfRow[row]!
    decidedVariant = variantOfRow[row]!
    shelfOfRow[row] = topLevel[row] === 0 ? shelfMarks.middle : shelfMarks.top
  }
  return shelfOfRow
}

function countSharers({ variantOfRow, variantIndexes }: ShelfTable, shelfOfRow: Uint8Array, mark: number): Int32Array {
  const sharers = new Int32Array(variantIndexes.size)
  for (let row = 0; row < shelfOfRow.length; row++) {
    if (shelfOfRow[row] === mark) sharers[variantOfRow[row]!]! += 1
  }
  return sharers
}

/** A walk through time meets each state once; keeping them all would take tens of megabytes. */
const maxStates = 4

/** By item level, then by how many changes of the table have passed. */
type KnownStates = Map<number, LRUCache<number, ShelfState>>

const statesOf = memoizeWeak((_table: ShelfTable): KnownStates => new Map())

/**
 * The shelves on a day number with every item at a level; decided once for all days between two changes, if they are
 * asked for one after the other.
 */
export function findShelfState(table: ShelfTable, day: number, itemLevel: number): ShelfState {
  const known = statesOf(table)
  const states = known.get(itemLevel) ?? new LRUCache({ max: maxStates })
  known.set(itemLevel, states)
  const passed = countPassed(table.changeDays, day)
  const state = states.get(passed) ?? decideShelves(table, day, itemLevel)
  states.set(passed, state)
  return state
}

/** How many of the ascending days are not after `day`. */
function countPassed(changeDays: Int32Array, day: number): number {
  let low = 0
  let high = changeDays.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (changeDays[middle]! <= day) low = middle + 1
    else high = middle
  }
  return low
}

/** What the items of a table hold on some course variants; columns with one entry per item. */
export interface ShelfSums {
  readonly top: Int32Array
  readonly middle: Int32Array
  /** Lowest item level at which it stands on all its top shelves there; 1 without one. */
  readonly levelNeeded: Uint8Array
}

/** By the list of variants: a ranking asks for those of a moment several times, and so do all rankings of that moment. */
const sumsByState = memoizeWeak((_variants: readonly number[]) => new WeakMap<ShelfState, ShelfSums>())

/** @param variants indexes of course variants, each once; a list that never changes */
export function sumShelves(table: ShelfTable, state: ShelfState, variants: readonly number[]): ShelfSums {
  const byState = sumsByState(variants)
  const known = byState.get(state)
  if (known) return known
  const sums = addUp(table, state, variants)
  byState.set(state, sums)
  return sums
}

function addUp(table: ShelfTable, { shelfOfRow }: ShelfState, variants: readonly number[]): ShelfSums {
  const itemCount = table.items.length
  const top = new Int32Array(itemCount)
  const middle = new Int32Array(itemCount)
  const levelNeeded = new Uint8Array(itemCount).fill(1)
  for (const variant of variants) {
    for (const row of table.rowsByVariant[variant]!) {
      const item = table.itemOfRow[row]!
      if (shelfOfRow[row] === shelfMarks.top) {
        top[item]! += 1
        levelNeeded[item] = Math.max(levelNeeded[item]!, table.topLevel[row]!)
      } else if (shelfOfRow[row] === shelfMarks.middle) middle[item]! += 1
    }
  }
  return { top, middle, levelNeeded }
}
