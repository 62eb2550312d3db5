import { shelfWorth, variantWeights } from './formula.ts'
import type { ShelfCounts } from './ranking.ts'
import type { ShelfTable } from './shelf-table.ts'
import { zones } from './zone-variants.ts'

/** One moment of the game, as far as it bears on shelves. */
export interface Moment {
  /** Day number. */
  readonly day: number
  /** Zone of each course variant, see zoneVariants. */
  readonly zoneOfVariant: Uint8Array
  /** Level at which every item is assumed to be. */
  readonly itemLevel: number
}

export interface ItemCoverage {
  /** The sum that formula.ts describes. */
  readonly raw: number
  readonly top: ShelfCounts
  readonly middle: ShelfCounts
  /** Top shelves in the whole game that are held from level 1 on. */
  readonly topAtLevelOne: number
}

const weightOfZone = zones.map((zone) => variantWeights[zone])
const onNone = 0
const onTop = 1
const onMiddle = 2

/** The coverage of every item of the table, in its order; zeros for items that are not in the game. */
export function measureCoverage(table: ShelfTable, moment: Moment): ItemCoverage[] {
  const shelfOfRow = decideShelves(table, moment)
  const sharers = countSharers(table, shelfOfRow)
  const sumShelves = makeShelfSum(table, moment, shelfOfRow, sharers)
  return table.items.map((_, place) => sumShelves(table.firstRow[place]!, table.firstRow[place + 1]!))
}

/** The shelf that each row gives its item: of the rows of one item on one variant, only the first that holds counts. */
function decideShelves(table: ShelfTable, { day, itemLevel }: Moment): Uint8Array {
  const { firstRow, variantPlace, topLevel, from, until } = table
  const shelfOfRow = new Uint8Array(variantPlace.length)
  for (let item = 0; item < table.items.length; item++) {
    let decided = -1
    for (let row = firstRow[item]!; row < firstRow[item + 1]!; row++) {
      const holds = from[row]! <= day && day < until[row]! && topLevel[row]! <= itemLevel
      if (!holds || variantPlace[row] === decided) continue
      decided = variantPlace[row]!
      shelfOfRow[row] = topLevel[row] === 0 ? onMiddle : onTop
    }
  }
  return shelfOfRow
}

/** How many items stand on the top shelf of each variant. */
function countSharers({ variantPlace, variantPlaces }: ShelfTable, shelfOfRow: Uint8Array): Int32Array {
  const sharers = new Int32Array(variantPlaces.size)
  for (let row = 0; row < shelfOfRow.length; row++) {
    if (shelfOfRow[row] === onTop) sharers[variantPlace[row]!]! += 1
  }
  return sharers
}

/**
 * Sums the rows of one item. The weights are gathered by n, as exact sums, before the irrational 1 / sqrt(n) comes
 * in, always in the order of n: items with equal shelves get equal numbers, in whatever order the shelves come.
 */
function makeShelfSum(table: ShelfTable, { zoneOfVariant }: Moment, shelfOfRow: Uint8Array, sharers: Int32Array) {
  const { variantPlace, topLevel } = table
  const worth = shelfWorth[table.kind]
  const weightBySharers = new Float64Array(sharers.reduce((most, n) => Math.max(most, n), 1) + 1)
  return (begin: number, end: number): ItemCoverage => {
    weightBySharers.fill(0)
    const top = [0, 0, 0]
    const middle = [0, 0, 0]
    let topAtLevelOne = 0
    for (let row = begin; row < end; row++) {
      const shelf = shelfOfRow[row]!
      if (shelf === onNone) continue
      const variant = variantPlace[row]!
      const zone = zoneOfVariant[variant]!
      const weight = weightOfZone[zone]! * (shelf === onTop ? worth.top : worth.middle)
      // Nobody on the top shelf: the middle shelf is shared with nobody either.
      weightBySharers[Math.max(sharers[variant]!, 1)]! += weight
      if (shelf === onTop) top[zone]! += 1
      else middle[zone]! += 1
      if (shelf === onTop && topLevel[row] === 1) topAtLevelOne += 1
    }
    return { raw: divideByRoot(weightBySharers), top: nest(top), middle: nest(middle), topAtLevelOne }
  }
}

function divideByRoot(weightBySharers: Float64Array): number {
  let sum = 0
  for (let n = 1; n < weightBySharers.length; n++) {
    if (weightBySharers[n] !== 0) sum += weightBySharers[n]! / Math.sqrt(n)
  }
  return sum
}

/** From counts by zone to counts that include the zones inside: a ranked cup is in its tour, and that in the game. */
function nest([elsewhere, tour, cup]: readonly number[]): ShelfCounts {
  return { cup: cup!, tour: cup! + tour!, all: cup! + tour! + elsewhere! }
}
