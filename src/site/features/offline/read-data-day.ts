import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { matchRoute } from '#pages/routes/match-route.ts'

/** The latest day covered by a build's data: that of its newest ranking. */
export function readDataDay({ todayRanking }: PageContext): IsoDate | null {
  const date = matchRoute(todayRanking)?.params.date
  return date && isIsoDate(date) ? date : null
}
