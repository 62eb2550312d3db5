/** How the shelves of each day are known, and who was first. */
import { itemKinds } from '#catalogue/entities.ts'
import { findTour, findWeek } from '#rankings/find-tour.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { DayRow, RankingPeriodRow, ShelfRecordRow } from './shapes/record-shape.ts'

/** Places of each kind in the table of rankings. */
const rankedPlaces = 25

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

/** The first of each kind, once for each run of days on which the ranking stayed the same: by kind, then by day. */
export function* buildRankingPeriodRows({ rankings }: PageSource): Iterable<RankingPeriodRow> {
  for (const kind of itemKinds) {
    let period: Omit<RankingPeriodRow, 'until'>[] = []
    for (const from of rankings.days) {
      const { unchangedSince, ranked } = rankings.kindRankingOn(kind, from)
      if (unchangedSince !== from) continue
      for (const row of period) yield endPeriod(row, from)
      period = ranked
        .slice(0, rankedPlaces)
        .map(({ rank, itemId, score, tier }) => ({ from, kind, rank, item: itemId, score: Math.round(score), tier }))
    }
    for (const row of period) yield endPeriod(row, null)
  }
}

function endPeriod({ from, ...row }: Omit<RankingPeriodRow, 'until'>, until: string | null): RankingPeriodRow {
  return { from, until, ...row }
}
