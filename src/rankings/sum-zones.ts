import type { ShelfState } from './decide-shelves.ts'
import type { Moment } from './find-moment.ts'
import { findShelfState } from './find-shelf-state.ts'
import type { ShelfTable } from './shelf-table.ts'
import { sumShelves, type ShelfSums } from './sum-shelves.ts'

/** Which items stand on which shelf at a moment, and what that comes to in the ranked cup and in the tour. */
export interface ZoneSums {
  readonly state: ShelfState
  readonly cup: ShelfSums
  readonly tour: ShelfSums
}

/** Of every item of the table, whether it is in the game yet or not. */
export function sumZones(table: ShelfTable, { day, itemLevel, cup, tour }: Moment): ZoneSums {
  const state = findShelfState(table, day, itemLevel)
  return { state, cup: sumShelves(table, state, cup), tour: sumShelves(table, state, tour) }
}
