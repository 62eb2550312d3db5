import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type Catalogue, type ItemKind, type Tour } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { findCauses } from './find-causes.ts'
import { findMoment } from '../subjects/find-moment.ts'
import { findTour, findWeek, listRankingDays } from '../find-tour.ts'
import { labelTour } from '../find-records.ts'
import { rankItems, type RankedItems } from '../subjects/rank-items.ts'
import { buildRankTimeline } from './rank-timeline.ts'
import type { DayRanking, DayRankings, KindRanking } from '../ranking.ts'
import { shelfTablesOf, type ShelfTables } from '../shelves/shelf-table.ts'
import { listTourVariants } from '../zone-variants.ts'

/**
 * The rankings of every day from the first ranked one to the catalogue's today, computed on request. If many are
 * needed, ask in day order: only the last few are kept.
 */
export function buildDayRankings(catalogue: Catalogue): DayRankings {
  const days = listRankingDays(catalogue)
  const tables = shelfTablesOf(catalogue)
  const stretchOfDay = new Map<IsoDate, number>()
  const stretches = splitIntoStretches(days, catalogue, tables)
  stretches.forEach((stretch, index) => stretch.forEach((day) => stretchOfDay.set(day, index)))

  // What stands beside an item makes its points, too.
  const recordDays = Int32Array.from(new Set(itemKinds.flatMap((kind) => [...tables[kind].recordDays]))).toSorted()

  const rank = (kind: ItemKind, date: IsoDate): RankedItems =>
    rankItems(catalogue, kind, findMoment(catalogue, date), { of: 'day' })
  const buildTimeline = (kind: ItemKind): ((index: number) => KindRanking) =>
    buildRankTimeline({
      stretches,
      rank: (date) => rank(kind, date),
      countTourCourses: (date) => countTourCourses(findTour(catalogue.tours, date)),
      findCauses: (change) => findCauses(catalogue.tours, { recordDays }, change),
    })
  const rankings = mapKinds(buildTimeline)

  const findStretch = (date: IsoDate): number => {
    const stretch = stretchOfDay.get(date)
    if (stretch === undefined) throw new RangeError(`There is no ranking on ${date}.`)
    return stretch
  }
  const rankingOn = (date: IsoDate): DayRanking => {
    const stretch = findStretch(date)
    const tour = findTour(catalogue.tours, date)
    return {
      date,
      label: labelTour(catalogue.shelfRecords, tour.number),
      tour,
      week: findWeek(tour, date),
      kinds: { driver: rankings.driver(stretch), kart: rankings.kart(stretch), glider: rankings.glider(stretch) },
    }
  }
  return { days, rankingOn }
}

function countTourCourses(tour: Tour): number | null {
  return tour.cups.length === 0 ? null : listTourVariants(tour).length
}

/** Runs of ranked days on which nothing changes that a ranking is made from. */
function splitIntoStretches(days: readonly IsoDate[], { tours }: Catalogue, tables: ShelfTables): IsoDate[][] {
  const changes = new Set(itemKinds.flatMap((kind) => [...tables[kind].changeDays]))
  for (const { start, rankedCups } of tours) {
    changes.add(toDayNumber(start))
    for (const cup of rankedCups) changes.add(toDayNumber(cup.start)).add(toDayNumber(cup.end))
  }
  const inOrder = Int32Array.from(changes).toSorted()
  let passed = 0
  let passedBefore = -1
  const stretches: IsoDate[][] = []
  for (const day of days) {
    while (passed < inOrder.length && inOrder[passed]! <= toDayNumber(day)) passed += 1
    if (passed === passedBefore) stretches.at(-1)!.push(day)
    else stretches.push([day])
    passedBefore = passed
  }
  return stretches
}
