import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind, RankedCup } from '#catalogue/entities.ts'
import { findMoment, indexVariants, type Moment } from './find-moment.ts'
import { getTour } from './find-tour.ts'
import { rankItems } from './rank-items.ts'
import type { SubjectRanking } from './ranking.ts'
import { shelfTablesOf, type ShelfTable } from './shelf-table.ts'
import { listTourVariants } from './zone-variants.ts'

/**
 * What to race with on a course variant on a day. RangeError for a variant that the catalogue does not have, and for a
 * day that no tour covers.
 */
export function rankCourse(catalogue: Catalogue, date: IsoDate, variantId: string, kind: ItemKind): SubjectRanking {
  if (!catalogue.variantById.has(variantId)) throw new RangeError(`There is no course variant "${variantId}".`)
  return rankOn(catalogue, date, [variantId], kind)
}

/**
 * What carries through a tour: with the shelves of its last day, or of today if that comes later. RangeError for a tour
 * that is not known.
 */
export function rankTour(catalogue: Catalogue, tourNumber: number, kind: ItemKind): SubjectRanking {
  const tour = getTour(catalogue.tours, tourNumber)
  return rankOn(catalogue, findShelfDay(tour, catalogue.today), listTourVariants(tour), kind)
}

/**
 * What to race with in a ranked cup: with the shelves of its last day, or of today if that comes later. RangeError for
 * a week that is not known.
 */
export function rankWeek(
  catalogue: Catalogue,
  tourNumber: number,
  week: RankedCup['week'],
  kind: ItemKind,
): SubjectRanking {
  const cup = getTour(catalogue.tours, tourNumber).rankedCups.find((candidate) => candidate.week === week)
  if (cup === undefined) throw new RangeError(`Tour ${tourNumber} has no ranked week ${week} on record.`)
  return rankOn(catalogue, findShelfDay(cup, catalogue.today), cup.variantIds, kind)
}

/** What is worth having and levelling on a day. RangeError for one that no tour covers. */
export function rankGame(catalogue: Catalogue, date: IsoDate, kind: ItemKind): SubjectRanking {
  return rankOn(catalogue, date, [], kind)
}

function rankOn(catalogue: Catalogue, date: IsoDate, variantIds: readonly string[], kind: ItemKind): SubjectRanking {
  const table = shelfTablesOf(catalogue)[kind]
  const moment = findLatestMoment(catalogue, table, date)
  const variants = indexVariants(variantIds, table.variantIndexes)
  const ranked = rankItems(table, moment, variants.length === 0 ? { of: 'game' } : { of: 'variants', variants })
  const out = table.items.filter(({ entryDay }) => entryDay <= moment.day)
  const unknown = out.filter(({ knownTops }) => knownTops).length - ranked.filter(({ knownTops }) => knownTops).length
  return {
    date,
    variantIds: [...new Set(variantIds)],
    ranked,
    withoutShelf: out.length - ranked.length - unknown,
    unknown,
  }
}

/** The last one of each table: the rankings of all courses are of one day. */
const latestMoments = new WeakMap<ShelfTable, { readonly date: IsoDate; readonly moment: Moment }>()

function findLatestMoment(catalogue: Catalogue, table: ShelfTable, date: IsoDate): Moment {
  const known = latestMoments.get(table)
  if (known?.date === date) return known.moment
  const moment = findMoment(catalogue, table, date)
  latestMoments.set(table, { date, moment })
  return moment
}

/** The day whose shelves rank a tour or week: the last one of what is over; today for what is on or comes. */
function findShelfDay({ end }: { readonly end: IsoDate }, today: IsoDate): IsoDate {
  const last = addDays(end, -1)
  return last < today ? last : today
}
