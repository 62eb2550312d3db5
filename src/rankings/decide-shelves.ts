import { shelfWorth } from './formula.ts'
import type { ShelfTable } from './shelf-table.ts'

/** Who stands on which shelf, as long as no relation changes: the part of a ranking that weeks leave alone. */
export interface ShelfState {
  /** One entry per row of the table: 0 for a row that says nothing on the day, else a ShelfMark. */
  readonly shelfOfRow: Uint8Array
  /** By variant place: items on the top shelf. */
  readonly sharers: Int32Array
  /** Width of a line of `worthBySharers`. */
  readonly width: number
  /** Line i, column n: worth of item i's shelves on variants whose top shelf n items share. Exact sums. */
  readonly worthBySharers: Float32Array
  // By item place, in the whole game.
  readonly top: Int32Array
  readonly middle: Int32Array
  /** Sum of the sharers of its top shelves. */
  readonly sharersOfTop: Int32Array
}

export const shelfMarks = { top: 1, middle: 2 } as const

/** The shelves on a day number, with every item at a level. */
export function decideShelves(table: ShelfTable, day: number, itemLevel: number): ShelfState {
  const shelfOfRow = markRows(table, day, itemLevel)
  const sharers = countSharers(table, shelfOfRow)
  const width = sharers.reduce((most, n) => Math.max(most, n), 1) + 1
  const itemCount = table.items.length
  const worthBySharers = new Float32Array(itemCount * width)
  const top = new Int32Array(itemCount)
  const middle = new Int32Array(itemCount)
  const sharersOfTop = new Int32Array(itemCount)
  const worth = shelfWorth[table.kind]
  for (let row = 0; row < shelfOfRow.length; row++) {
    if (shelfOfRow[row] === 0) continue
    const item = table.itemPlace[row]!
    const isTop = shelfOfRow[row] === shelfMarks.top
    worthBySharers[item * width + sharersOn(sharers, table.variantPlace[row]!)]! += isTop ? worth.top : worth.middle
    if (isTop) top[item]! += 1
    else middle[item]! += 1
    if (isTop) sharersOfTop[item]! += sharers[table.variantPlace[row]!]!
  }
  return { shelfOfRow, sharers, width, worthBySharers, top, middle, sharersOfTop }
}

/** n of the formula. Where nobody is on the top shelf, a middle shelf is divided among nobody either: 1. */
export function sharersOn(sharers: Int32Array, variantPlace: number): number {
  return Math.max(sharers[variantPlace]!, 1)
}

/** Of the rows of one item on one variant, which stand together, only the first that holds counts. */
function markRows({ itemPlace, variantPlace, topLevel, from, until }: ShelfTable, day: number, itemLevel: number) {
  const shelfOfRow = new Uint8Array(variantPlace.length)
  let decidedItem = -1
  let decidedVariant = -1
  for (let row = 0; row < variantPlace.length; row++) {
    if (from[row]! > day || day >= until[row]! || topLevel[row]! > itemLevel) continue
    if (itemPlace[row] === decidedItem && variantPlace[row] === decidedVariant) continue
    decidedItem = itemPlace[row]!
    decidedVariant = variantPlace[row]!
    shelfOfRow[row] = topLevel[row] === 0 ? shelfMarks.middle : shelfMarks.top
  }
  return shelfOfRow
}

function countSharers({ variantPlace, variantPlaces }: ShelfTable, shelfOfRow: Uint8Array): Int32Array {
  const sharers = new Int32Array(variantPlaces.size)
  for (let row = 0; row < shelfOfRow.length; row++) {
    if (shelfOfRow[row] === shelfMarks.top) sharers[variantPlace[row]!]! += 1
  }
  return sharers
}
