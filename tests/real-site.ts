/** What pages of the real content are made of: pages themselves are made when they are asked for, each time anew. */
import type { IsoDate } from '#catalogue/calendar.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { realCatalogue } from './real-content.ts'

export const realRankings = buildDayRankings(realCatalogue)
export const realSite = buildPages(realCatalogue, realRankings)

/** The first day, reconstructed ones, the first record, a promotion and its end, records, none since, the build day. */
export const daysOfAllSorts: readonly IsoDate[] = [
  '2019-09-26',
  '2020-01-15',
  '2020-07-14',
  '2020-07-15',
  '2020-10-28',
  '2020-11-04',
  '2021-05-29',
  '2023-09-20',
  '2026-09-29',
]
