import { addDays, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { highestItemLevel } from './formula.ts'
import { labelTour } from './label-tour.ts'
import { rankItems } from './rank-items.ts'
import type { PeriodRanking } from './ranking.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { zoneVariants } from './zone-variants.ts'

/**
 * A tour's ranking: the shelves of its last day, or of today while it is in force; both its ranked cups count as such.
 * RangeError for a tour that is not known or has not begun.
 */
export function rankTour(catalogue: Catalogue, tourNumber: number, kind: ItemKind): PeriodRanking {
  const tour = getTour(catalogue, tourNumber)
  return rankAt(catalogue, lastKnownDay(tour, catalogue.today), tour, tour.rankedCups, kind)
}

/**
 * A ranked week's ranking: the shelves of its last day, or of today while it is in force.
 * RangeError for a week that is not known or has not begun.
 */
export function rankWeek(
  catalogue: Catalogue,
  tourNumber: number,
  week: RankedCup['week'],
  kind: ItemKind,
): PeriodRanking {
  const tour = getTour(catalogue, tourNumber)
  const cup = tour.rankedCups.find((candidate) => candidate.week === week)
  if (cup === undefined) throw new RangeError(`Tour ${tourNumber} has no ranked week ${week} on record.`)
  return rankAt(catalogue, lastKnownDay(cup, catalogue.today), tour, [cup], kind)
}

function rankAt(
  catalogue: Catalogue,
  date: IsoDate,
  tour: Tour,
  cups: readonly RankedCup[],
  kind: ItemKind,
): PeriodRanking {
  const table = shelfTablesOf(catalogue)[kind]
  const zoneOfVariant = zoneVariants(table.variantPlaces, tour, cups)
  const moment = { day: toDayNumber(date), zoneOfVariant, itemLevel: highestItemLevel }
  return {
    date,
    label: labelTour(catalogue.shelfRecords, tour.number),
    standings: rankItems(table, moment, tour.number),
  }
}

function getTour({ tours }: Catalogue, tourNumber: number): Tour {
  const tour = tours[tourNumber - 1]
  if (tour === undefined) throw new RangeError(`There is no tour ${tourNumber}.`)
  return tour
}

function lastKnownDay({ start, end }: { readonly start: IsoDate; readonly end: IsoDate }, today: IsoDate): IsoDate {
  if (start > today) throw new RangeError(`What begins on ${start} cannot be ranked on ${today}.`)
  const last = addDays(end, -1)
  return last < today ? last : today
}
