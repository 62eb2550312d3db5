import type { ShelfState } from './decide-shelves.ts'
import type { Moment } from './find-moment.ts'
import { findShelfState } from './find-shelf-state.ts'
import type { ShelfTable } from './shelf-table.ts'
import { sumPlaces, type PlaceSums } from './sum-places.ts'

/** Who stands on which shelf at a moment, and what that comes to in the ranked cup and in the tour. */
export interface ZonePlaces {
  readonly state: ShelfState
  readonly cup: PlaceSums
  readonly tour: PlaceSums
}

export function findZonePlaces(table: ShelfTable, { day, itemLevel, cup, tour }: Moment): ZonePlaces {
  const state = findShelfState(table, day, itemLevel)
  return { state, cup: sumPlaces(table, state, cup), tour: sumPlaces(table, state, tour) }
}
