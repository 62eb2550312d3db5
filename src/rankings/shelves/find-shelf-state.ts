import { LRUCache } from 'lru-cache'
import { memoizeWeak } from '#base/memoize.ts'
import { decideShelves, type ShelfState } from './decide-shelves.ts'
import type { ShelfTable } from './shelf-table.ts'

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
