/** How the shelves of each day are known, and who was first. */
import { itemKinds } from '#catalogue/entities.ts'
import { findTour, findWeek } from '#rankings/find-tour.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { DayRow, RankingPeriodRow, ShelfRecordRow } from './shapes/record-shape.ts'

export function buildShelfRecordRows({ catalogue }: PageSource): ShelfRecordRow[] {
  return catalogue.shelfRecords.map(({ date, tour, scope, source }) => ({ date, tourNumber: tour, scope, source }))
}

/** Every day that has a ranking, oldest first. */
export function buildDayRows({ catalogue, rankings, recordNote }: PageSource): DayRow[] {
  const dates = catalogue.shelfRecords.map(({ date }) => date)
  return rankings.days.map((date) => {
    const tour = findTour(catalogue.tours, date)
    return {
      date,
      tourNumber: tour.number,
      week: findWeek(tour, date)?.week ?? null,
      label: recordNote(date).label,
      recordBefore: dates.findLast((recorded) => recorded <= date) ?? null,
      recordAfter: dates.find((recorded) => recorded > date) ?? null,
    }
  })
}

/** Of each period, that many items. */
const bestInPeriod = 25

/** The first of each kind, once for each run of days on which the ranking stayed the same: by kind, then by day. */
export function buildRankingPeriodRows({ rankedPeriods }: PageSource): RankingPeriodRow[] {
  return itemKinds.flatMap((kind) =>
    rankedPeriods(kind).flatMap(({ from, ranked }, index, periods) =>
      ranked.slice(0, bestInPeriod).map(({ itemId, score, tier }, place) => ({
        from,
        until: periods[index + 1]?.from ?? null,
        kind,
        rank: place + 1,
        item: itemId,
        score,
        tier,
      })),
    ),
  )
}
