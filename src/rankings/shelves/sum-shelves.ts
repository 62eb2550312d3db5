import { memoizeWeak } from '#base/memoize.ts'
import { shelfMarks, type ShelfState } from './decide-shelves.ts'
import type { ShelfTable } from './shelf-table.ts'

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
