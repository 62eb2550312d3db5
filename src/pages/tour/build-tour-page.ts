import type { IsoDate } from '#catalogue/calendar.ts'
import { type Tour, itemKinds, type RankedCup, type Catalogue, type ItemKind } from '#catalogue/entities.ts'
import { findRecords, type RecordsAround } from '#rankings/find-records.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { findWeekBests } from '#rankings/subjects/rank-subject.ts'
import { offerRates, waysToGet } from '#catalogue/content-tables.ts'
import { groupBy } from '#base/group-by.ts'
import { compareBy } from '#base/compare-by.ts'
import { memoizeWeak } from '#base/memoize.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { type References, findNeighbours } from '../source/references/build-references.ts'
import { identifyTourRankings } from '../source/references/identify-ranking.ts'
import type { CupView } from '../data/tour-views.ts'
import type {
  TourPage,
  TourListPage,
  WeekLoadout,
  ChallengeView,
  TourShop,
  ShelvesGained,
  TourLeader,
  TourLeaders,
} from '../data/tour-pages.ts'
import { tourPath, routes } from '../routes/routes.ts'
import { encodeShelf } from '../data/shelf-views.ts'
import { tracesOf, type Run } from '../source/trace-ranks.ts'

/** @param index of the tour in the catalogue's list */
export function buildTourPage(source: PageSource, tour: Tour, index: number): TourPage {
  const { references, newItems, newVariants, rankedCupView, tourRanker } = source
  const hasBegun = source.hasBegun(tour)
  const rankingDays = findRankingDays(source, tour)
  return {
    kind: 'tour',
    path: tourPath(tour.id),
    crumbs: ['tour-list'],
    tour: references.tourSummary(tour.number),
    label: findLabel(source, rankingDays),
    newCityCourses: tour.newCityCourses,
    newItems: newItems(tour.number),
    newCourses: newVariants(tour.number).map(({ id, basis }) => ({
      ...references.variant(id),
      ...(basis === 'inferred' && { isInferred: true }),
    })),
    shelvesGained: countShelvesGained(source, tour),
    cups: buildCupViews(references, tour),
    cupsBasis: tour.cups.length > 0 ? tour.cupsBasis : tour.basis,
    rankedCups: tour.rankedCups.map((cup) => ({
      ...rankedCupView(tour, cup),
      loadouts: buildWeekLoadouts(source, tour, cup),
    })),
    rankings: hasBegun ? identifyTourRankings(tour.number) : null,
    podium: hasBegun ? mapKinds((kind) => tourRanker.podium(tour, kind)) : null,
    rankingDays,
    leaders: findLeaders(source, rankingDays),
    shop: buildTourShop(source, tour),
    challenges: buildChallenges(source, tour),
    neighbours: findNeighbours(source.tourRefs, index),
  }
}

function buildCupViews(references: References, tour: Tour): CupView[] {
  return tour.cups
    .toSorted((a, b) => a.position - b.position)
    .map((cup) => ({
      name: cup.name,
      driver: cup.driverId === null ? null : references.item(cup.driverId),
      courses: cup.variantIds.map(references.variant),
    }))
}

/** A tour's rankings use the shelves of its last day; one after the build day can only carry on what is known. */
function findLabel({ catalogue, today, recordNote }: PageSource, rankingDays: readonly IsoDate[]): RecordsAround {
  const lastDay = rankingDays.at(-1)
  if (lastDay !== undefined) return recordNote(lastDay)
  const records = findRecords(catalogue.shelfRecords, today.tour.number, today.date)
  return { ...records, label: 'carried-on' }
}

function findRankingDays({ rankings }: PageSource, tour: Tour): IsoDate[] {
  return rankings.days.filter((day) => tour.start <= day && day < tour.end)
}

export function buildTourListPage(source: PageSource): TourListPage {
  const { catalogue, references, newItems } = source
  return {
    kind: 'tour-list',
    path: routes['tour-list'],
    crumbs: [],
    tours: catalogue.tours.toReversed().map(({ number, newCityCourses }) => ({
      ...references.tourSummary(number),
      newItemCount: newItems(number).length,
      newCityCourses,
    })),
  }
}

/** What to race with on each course of a ranked cup; empty before it has begun. */
function buildWeekLoadouts(source: PageSource, tour: Tour, cup: RankedCup): WeekLoadout[] {
  if (!source.hasBegun(cup)) return []
  const { catalogue, references } = source
  return findWeekBests(catalogue, tour, cup).map((bests, index): WeekLoadout => {
    const found = itemKinds.flatMap((kind) => bests[kind] ?? [])
    const isEstimated = raceCoursesOf(catalogue).get(cup.variantIds[index]!)!.isEstimated
    return {
      picks: found.map(({ itemId, shelves: [held = null] }) => {
        const shelf = encodeShelf(held)
        return { item: references.item(itemId), ...(shelf !== 1 && { shelf }) }
      }),
      points: found.length < itemKinds.length ? null : Math.round(Math.max(...found.map(({ score }) => score))),
      ...(isEstimated && { isEstimated }),
    }
  })
}

/**
 * What the Spotlight Shop of a tour of the yearly cycle sold; before it, what lists of the time have. Null where neither
 * is on record.
 */
export function buildTourShop(source: PageSource, tour: Tour): TourShop | null {
  const { tables, references, catalogue } = source
  const position = tables.cyclePosition(tour)
  const offers = position === null ? [] : tables.offersAt(position)
  const year = Number(tour.start.slice(0, 4))
  const sold = offers.filter(({ onlyInRunOf }) => onlyInRunOf === null || onlyInRunOf === year)
  if (sold.length > 0) {
    const groups = offerRates.map((rate) => ({
      of: rate,
      items: sold.filter((offer) => offer.rate === rate).map(({ item }) => references.item(item)),
    }))
    const day = catalogue.provenance.get('offers')?.asOf ?? catalogue.today
    const onlyHere = sold.filter(({ onlyInRunOf }) => onlyInRunOf !== null).map(({ item }) => references.item(item))
    return { day, isOfCycle: true, onlyHere, groups: groups.filter(({ items }) => items.length > 0) }
  }
  const obtainable = tables.obtainableIn(tour.number)
  const [first] = obtainable
  if (!first) return null
  const groups = waysToGet.map((way) => ({
    of: way,
    items: obtainable.filter((row) => row.way === way).map(({ item }) => references.item(item)),
  }))
  // The table has days alone.
  const day = first.recordedOn as IsoDate
  return { day, isOfCycle: false, onlyHere: [], groups: groups.filter(({ items }) => items.length > 0) }
}

/** The bonus challenges of a tour, cup by cup; empty where they are not on record. */
export function buildChallenges({ catalogue, tables, references }: PageSource, tour: Tour): ChallengeView[] {
  const racers = groupBy(
    catalogue.tables['bonus-challenge-racers'].filter(({ tourNumber }) => tourNumber === tour.number),
    ({ cupPosition }) => cupPosition,
  )
  return tables.challengesOf(tour.number).map(({ cupPosition, rule, variant, cc, driver, goal1, goal2, goal3 }) => {
    const rival = racers.get(cupPosition)?.[0]?.driver
    return {
      cup: tour.cups.find(({ position }) => position === cupPosition)?.name ?? null,
      position: cupPosition,
      rule,
      goal: goal1,
      rival: rival === undefined ? null : references.item(rival).name,
      cc,
      lesser: [goal2, goal3].filter((goal) => goal !== null),
      driver: references.item(driver),
      course: references.variant(variant),
    }
  })
}

/** Of each kind. */
const shownGainers = 4

function countShelvesGained({ catalogue, references }: PageSource, tour: Tour): ShelvesGained {
  const since = [...recordedShelves(catalogue)]
    .flatMap(([date, shelves]) => (tour.start <= date && date < tour.end ? shelves : []))
    .filter(({ item: { debutTour } }) => debutTour !== null && debutTour < tour.number)
  const gained = [...groupBy(since, ({ item }) => item)].map(([{ id, kind }, shelves]) => {
    const top = shelves.filter(({ shelf }) => shelf === 'top').length
    return { id, kind, top, middle: shelves.length - top }
  })
  const sum = (count: (each: (typeof gained)[number]) => number) => gained.reduce((all, each) => all + count(each), 0)
  const byGain = gained.toSorted(compareBy(({ top, middle, id }) => [-top, -middle, id]))
  return {
    top: sum(({ top }) => top),
    middle: sum(({ middle }) => middle),
    items: gained.length,
    most: itemKinds.flatMap((kind) =>
      byGain
        .filter((each) => each.kind === kind && each.top > 0)
        .slice(0, shownGainers)
        .map(({ id, top, middle }) => ({ item: references.item(id), top, middle })),
    ),
  }
}

/** The shelves of all items by the day since which they are on record. */
const recordedShelves = memoizeWeak(({ itemById }: Catalogue) =>
  groupBy(
    [...itemById.values()].flatMap((item) => item.shelves.map(({ shelf, since }) => ({ item, shelf, since }))),
    ({ since }) => since,
  ),
)

/** @param rankingDays the days of a tour that have rankings */
function findLeaders(source: PageSource, rankingDays: readonly IsoDate[]): TourLeaders | null {
  const [first, last] = [rankingDays[0], rankingDays.at(-1)]
  if (first === undefined || last === undefined) return null
  const { indexes, kinds } = pastOf(source)
  const days = { before: indexes.get(first)! - 1, last: indexes.get(last)! }
  const find = (kind: ItemKind, day: number, other: number): TourLeader | null => {
    const { leaders, runs } = kinds[kind]
    const id = leaders[day] ?? null
    return id === null ? null : { item: source.references.item(id), otherRank: findRank(runs.get(id)!, other) }
  }
  return {
    before: source.rankings.days[days.before] ?? null,
    last,
    kinds: mapKinds((kind) => [find(kind, days.before, days.last), find(kind, days.last, days.before)]),
  }
}

/** The item that was #1 on each ranked day, and the ranks of all, by the index of the day. */
const pastOf = memoizeWeak((source: PageSource) => {
  const { days } = source.rankings
  return {
    indexes: new Map(days.map((date, index) => [date, index])),
    kinds: mapKinds((kind) => {
      const traces = tracesOf(source)[kind]
      const leaders = days.map((): string | null => null)
      for (const { itemId, runs } of traces)
        for (const { from, until, rank } of runs) if (rank === 1) leaders.fill(itemId, from, until)
      return { leaders, runs: new Map(traces.map(({ itemId, runs }) => [itemId, runs])) }
    }),
  }
})

function findRank(runs: readonly Run[], day: number): number | null {
  return runs.find(({ from, until }) => from <= day && day < until)?.rank ?? null
}
