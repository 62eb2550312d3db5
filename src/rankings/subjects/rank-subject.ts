import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { findMoment, indexVariants, listRankedRaces, listTourRaces } from './find-moment.ts'
import { getTour } from '../find-tour.ts'
import type { RankedRace } from '../points/points-state.ts'
import { findFirstItem, rankItems, type FirstItem } from './rank-items.ts'
import type { SubjectRanking } from '../ranking.ts'
import { shelfTablesOf } from '../shelves/shelf-table.ts'
import { listTourVariants } from '../zone-variants.ts'

/**
 * What to race with on a course variant on a day. RangeError for a variant that the catalogue does not have, and for a
 * day that no tour covers.
 */
export function rankCourse(catalogue: Catalogue, date: IsoDate, variantId: string, kind: ItemKind): SubjectRanking {
  if (!catalogue.variantById.has(variantId)) throw new RangeError(`There is no course variant "${variantId}".`)
  const variantIds = [variantId]
  return rankOn(catalogue, date, { variantIds, races: listRaces(catalogue, variantIds) }, kind)
}

/**
 * What carries through a tour, over the races of all its cups: with the shelves of its last day, or of today if that comes later. RangeError for a tour
 * that is not known.
 */
export function rankTour(catalogue: Catalogue, tourNumber: number, kind: ItemKind): SubjectRanking {
  const tour = getTour(catalogue.tours, tourNumber)
  const variantIds = listTourVariants(tour)
  const races = listTourRaces(catalogue, tour)
  return rankOn(catalogue, findShelfDay(tour, catalogue.today), { variantIds, races }, kind)
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
  const tour = getTour(catalogue.tours, tourNumber)
  const cup = tour.rankedCups.find((candidate) => candidate.week === week)
  if (cup === undefined) throw new RangeError(`Tour ${tourNumber} has no ranked week ${week} on record.`)
  const races = listRankedRaces(catalogue, tour, cup)
  return rankOn(
    catalogue,
    findShelfDay(cup, catalogue.today),
    { variantIds: cup.variantIds, races, shown: races },
    kind,
  )
}

/**
 * The best of each kind on each course of a ranked cup, which together are its best loadout: with the boosts of the cup,
 * and the shelves of its last day, or of today if that comes later. Null where no item of the kind has a shelf on record.
 */
export function findWeekBests(
  catalogue: Catalogue,
  tour: Tour,
  cup: RankedCup,
): Readonly<Record<ItemKind, FirstItem | null>>[] {
  const moment = findMoment(catalogue, findShelfDay(cup, catalogue.today))
  return listRankedRaces(catalogue, tour, cup).map((race) =>
    mapKinds((kind) => findFirstItem(catalogue, kind, moment, { of: 'races', races: [race], shown: [race] })),
  )
}

/** What is worth having and levelling on a day. RangeError for one that no tour covers. */
export function rankGame(catalogue: Catalogue, date: IsoDate, kind: ItemKind): SubjectRanking {
  return rankOn(catalogue, date, { variantIds: [], races: [] }, kind)
}

interface RankedCourses {
  readonly variantIds: readonly string[]
  /** None where none of the courses is known: it is ranked like the whole game. */
  readonly races: readonly RankedRace[]
  /** Those whose shelves are named, one for each of the variants; outside of cups if left out. */
  readonly shown?: readonly RankedRace[]
}

function rankOn(
  catalogue: Catalogue,
  date: IsoDate,
  { variantIds, races, shown = listRaces(catalogue, variantIds) }: RankedCourses,
  kind: ItemKind,
): SubjectRanking {
  const moment = findMoment(catalogue, date)
  const subject = races.length === 0 ? ({ of: 'game' } as const) : ({ of: 'races', races, shown } as const)
  const { ranked, plain } = rankItems(catalogue, kind, moment, subject)
  const out = shelfTablesOf(catalogue)[kind].items.filter(({ entryDay }) => entryDay <= moment.day)
  const unknown = out.filter(({ knownTops }) => knownTops).length - ranked.filter(({ knownTops }) => knownTops).length
  return {
    date,
    variantIds: [...new Set(variantIds)],
    ranked,
    plain,
    withoutShelf: out.length - ranked.length - unknown,
    unknown,
  }
}

/** Outside of cups, where no shelf is boosted. */
function listRaces(catalogue: Catalogue, variantIds: readonly string[]): RankedRace[] {
  const { variantIndexes } = shelfTablesOf(catalogue).driver
  return indexVariants(variantIds, variantIndexes).map((variant) => plainRacesOf(catalogue)[variant]!)
}

/** By variant index. What is known of a race is found again by the race, so all kinds share them. */
const plainRacesOf = memoizeWeak((catalogue: Catalogue): readonly RankedRace[] =>
  [...shelfTablesOf(catalogue).driver.variantIndexes.values()].map((variant) => ({
    variant,
    boosts: null,
    position: 0,
  })),
)

/** The day whose shelves rank a tour or week: the last one of what is over; today for what is on or comes. */
export function findShelfDay({ end }: { readonly end: IsoDate }, today: IsoDate): IsoDate {
  const last = addDays(end, -1)
  return last < today ? last : today
}
