import { sharersOn, shelfMarks, type ShelfState } from './decide-shelves.ts'
import { findShelfState } from './find-shelf-state.ts'
import { shelfWorth, variantWeights } from './formula.ts'
import type { RankableItem } from './list-shelf-rows.ts'
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
  readonly rankable: RankableItem
  /** The sum that formula.ts describes. */
  readonly raw: number
  readonly top: ShelfCounts
  readonly middle: ShelfCounts
  /** Mean number of items on its top shelves, itself included; null without a top shelf. */
  readonly overlap: number | null
}

/** What measureCoverage says, in columns with one entry per item of the table, whether it is in the game or not. */
export interface CoverageColumns {
  readonly state: ShelfState
  readonly raw: Float64Array
  readonly top: ZoneCounts
  readonly middle: ZoneCounts
}

interface ZoneCounts {
  readonly tour: Int32Array
  readonly cup: Int32Array
}

/** The coverage of every item that is in the game, in the order of the table. */
export function measureCoverage(table: ShelfTable, moment: Moment): ItemCoverage[] {
  const { state, raw, top, middle } = sumCoverage(table, moment)
  return table.items.flatMap((rankable, item) => {
    if (rankable.entryDay > moment.day) return []
    return {
      rankable,
      raw: raw[item]!,
      top: { cup: top.cup[item]!, tour: top.tour[item]!, all: state.top[item]! },
      middle: { cup: middle.cup[item]!, tour: middle.tour[item]!, all: state.middle[item]! },
      overlap: state.top[item] === 0 ? null : state.sharersOfTop[item]! / state.top[item]!,
    }
  })
}

/**
 * Worth is summed by n first, exactly, and the irrational 1 / sqrt(n) comes in last, in the order of n: items with
 * equal shelves get equal numbers in whatever order the shelves come, so ties are ties.
 */
export function sumCoverage(table: ShelfTable, moment: Moment): CoverageColumns {
  const state = findShelfState(table, moment.day, moment.itemLevel)
  const itemCount = table.items.length
  const worthBySharers = state.worthBySharers.slice()
  const top: ZoneCounts = { tour: new Int32Array(itemCount), cup: new Int32Array(itemCount) }
  const middle: ZoneCounts = { tour: new Int32Array(itemCount), cup: new Int32Array(itemCount) }
  addZones(table, moment, state, worthBySharers, { top, middle })
  const raw = new Float64Array(itemCount)
  for (let item = 0; item < itemCount; item++)
    raw[item] = divideByRoots(worthBySharers, item * state.width, state.width)
  return { state, raw, top, middle }
}

/** Adds what the variants of the tour and of the ranked cup weigh more than the others; counts their shelves. */
function addZones(
  table: ShelfTable,
  { zoneOfVariant }: Moment,
  { shelfOfRow, sharers, width }: ShelfState,
  worthBySharers: Float32Array,
  counts: { readonly top: ZoneCounts; readonly middle: ZoneCounts },
): void {
  const worth = shelfWorth[table.kind]
  zoneOfVariant.forEach((zonePlace, variant) => {
    if (zonePlace === 0) return
    const zone = zones[zonePlace]!
    const extraWeight = variantWeights[zone] - variantWeights.elsewhere
    for (const row of table.rowsByVariant[variant]!) {
      if (shelfOfRow[row] === 0) continue
      const item = table.itemPlace[row]!
      const shelf = shelfOfRow[row] === shelfMarks.top ? 'top' : 'middle'
      worthBySharers[item * width + sharersOn(sharers, variant)]! += extraWeight * worth[shelf]
      // A ranked cup is one of its tour's.
      counts[shelf].tour[item]! += 1
      if (zone === 'cup') counts[shelf].cup[item]! += 1
    }
  })
}

/** Sum of a line of `worthBySharers`, which begins at `start`. */
function divideByRoots(worthBySharers: Float32Array, start: number, width: number): number {
  let sum = 0
  for (let n = 1; n < width; n++) {
    const worth = worthBySharers[start + n]!
    // Most numbers of sharers do not occur: not to divide there is measurably faster over a whole history.
    if (worth !== 0) sum += worth / Math.sqrt(n)
  }
  return sum
}
