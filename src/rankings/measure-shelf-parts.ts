import type { Moment } from './find-moment.ts'
import type { ZoneSums } from './sum-zones.ts'
import { zoneShares } from './formula.ts'
import { measureGameWorth } from './measure-game-worth.ts'
import { scaleToBest } from './score-parts.ts'
import type { ShelfTable } from './shelf-table.ts'
import { sumShelves } from './sum-shelves.ts'

/**
 * What a ranking is about: the day with its zones, the whole game, or course variants that count alike (those of a
 * course, a ranked week or a tour), by their indexes, each once.
 */
export type Subject =
  | { readonly of: 'day' }
  | { readonly of: 'game' }
  | { readonly of: 'variants'; readonly variants: readonly number[] }

/** The shelf part of every item of the table in a subject, 0 to 100, as formula.ts describes it. */
export function measureShelfParts(table: ShelfTable, sums: ZoneSums, moment: Moment, subject: Subject): Float64Array {
  const { state } = sums
  switch (subject.of) {
    case 'day':
      return measureDay(table, sums, moment)
    case 'game':
      return scaleToBest(measureGameWorth(table, state, moment))
    case 'variants':
      // The sum instead of the mean: the best is brought to 100 either way, and sums are exact.
      return scaleToBest(sumShelves(table, state, subject.variants).worth)
  }
}

/** A zone where nobody has a shelf on record is as little known as one whose courses are not. */
function measureDay(table: ShelfTable, { state, cup, tour }: ZoneSums, moment: Moment): Float64Array {
  const unknown = new Float64Array(0)
  const zones = [
    { share: zoneShares.cup, worth: cup.worth },
    { share: zoneShares.tour, worth: moment.isTourKnown ? tour.worth : unknown },
    { share: zoneShares.game, worth: measureGameWorth(table, state, moment) },
  ].filter(({ worth }) => worth.some((value) => value > 0))
  const total = zones.reduce((sum, { share }) => sum + share, 0)
  const parts = new Float64Array(table.items.length)
  for (const { share, worth } of zones) {
    const scaled = scaleToBest(worth)
    for (let item = 0; item < parts.length; item++) parts[item]! += share * scaled[item]!
  }
  return total === 0 ? parts : parts.map((sum) => sum / total)
}
