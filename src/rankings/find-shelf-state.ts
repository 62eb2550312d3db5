import { decideShelves, type ShelfState } from './decide-shelves.ts'
import type { ShelfTable } from './shelf-table.ts'

/** By item level, then by how many changes of the table have passed. */
type KnownStates = Map<number, ShelfState[]>

const statesByTable = new WeakMap<ShelfTable, KnownStates>()

/** The shelves on a day number with every item at a level; decided once for all days between two changes. */
export function findShelfState(table: ShelfTable, day: number, itemLevel: number): ShelfState {
  const known: KnownStates = statesByTable.get(table) ?? new Map()
  statesByTable.set(table, known)
  const states = known.get(itemLevel) ?? []
  known.set(itemLevel, states)
  return (states[countPassed(table.changeDays, day)] ??= decideShelves(table, day, itemLevel))
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
