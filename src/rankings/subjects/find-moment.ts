import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, RankedCup, Tour } from '#catalogue/entities.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { countOccasions } from '../count-occasions.ts'
import { findTour, findWeek } from '../find-tour.ts'
import { highestItemLevel } from '../formula.ts'
import type { RankedRace } from '../points/points-state.ts'
import { findCupBoosts } from '../points/shelf-in-cup.ts'
import { shelfTablesOf, type ShelfTable } from '../shelves/shelf-table.ts'
import { listTourVariants } from '../zone-variants.ts'

/** One moment of the game, as far as it bears on rankings. Variants are indexes of the shelf table. */
export interface Moment {
  /** Day number. */
  readonly day: number
  /** The tour in force. */
  readonly tourNumber: number
  /** Level at which every item is assumed to be. */
  readonly itemLevel: number
  /** Of the ranked cup in force; empty where none is on record. */
  readonly cup: readonly RankedRace[]
  /** Of the tour in force, its ranked cups included; each once. */
  readonly tour: readonly number[]
  /** Those of all its cups; empty where only the ranked ones are on record. */
  readonly tourRaces: readonly RankedRace[]
  /** By variant index, see countOccasions. */
  readonly occasions: Float64Array
}

/** The last one of each catalogue: all kinds are ranked at one, and the rankings of all courses are of one day. */
const latestMoments = new WeakMap<Catalogue, { readonly date: IsoDate; readonly moment: Moment }>()

/** Throws a RangeError for a day that no tour covers. */
export function findMoment(catalogue: Catalogue, date: IsoDate): Moment {
  const latest = latestMoments.get(catalogue)
  if (latest?.date === date) return latest.moment
  const moment = buildMoment(catalogue, date)
  latestMoments.set(catalogue, { date, moment })
  return moment
}

function buildMoment(catalogue: Catalogue, date: IsoDate): Moment {
  const { tours } = catalogue
  const { variantIndexes } = shelfTablesOf(catalogue).driver
  const tour = findTour(tours, date)
  const week = findWeek(tour, date)
  return {
    day: toDayNumber(date),
    tourNumber: tour.number,
    itemLevel: highestItemLevel,
    cup: week === null ? [] : listRankedRaces(catalogue, tour, week),
    tour: indexVariants(listTourVariants(tour), variantIndexes),
    tourRaces: tour.cups.length === 0 ? [] : listTourRaces(catalogue, tour),
    occasions: countOccasions(tours, tour.number, variantIndexes),
  }
}

interface RacedCup {
  /** Among the cups of its tour; null where they do not list it. */
  readonly position: number | null
  readonly name: string | null
  readonly variantIds: readonly string[]
}

/** By the cup: what is known of a race is found again. */
const racesOfCups = memoizeWeak((_catalogue: Catalogue) => new WeakMap<object, readonly RankedRace[]>())

/** The races of a cup, with its boosts. */
function listCupRaces(catalogue: Catalogue, tour: Tour, cup: RacedCup, key: object = cup): readonly RankedRace[] {
  const known = racesOfCups(catalogue).get(key)
  if (known) return known
  const { variantIndexes } = shelfTablesOf(catalogue).driver
  const boosts = findCupBoosts(catalogue, tour, cup)
  const races = cup.variantIds.map((id, position) => ({ variant: variantIndexes.get(id)!, boosts, position }))
  racesOfCups(catalogue).set(key, races)
  return races
}

/** Those of all cups of a tour, and of ranked ones that its cups do not list. */
export function listTourRaces(catalogue: Catalogue, tour: Tour): RankedRace[] {
  const unlisted = tour.rankedCups.filter(({ cupPosition }) => cupPosition === null)
  return [
    ...tour.cups.flatMap((cup) => listCupRaces(catalogue, tour, cup)),
    ...unlisted.flatMap((cup) => listRankedRaces(catalogue, tour, cup)),
  ]
}

/** Those of a ranked cup. */
export function listRankedRaces(catalogue: Catalogue, tour: Tour, cup: RankedCup): readonly RankedRace[] {
  return listCupRaces(catalogue, tour, { ...cup, position: cup.cupPosition }, cup)
}

/** Index of each variant, each once, in the order of the ids. */
export function indexVariants(variantIds: readonly string[], variantIndexes: ShelfTable['variantIndexes']): number[] {
  return [...new Set(variantIds)].map((id) => variantIndexes.get(id)!)
}
