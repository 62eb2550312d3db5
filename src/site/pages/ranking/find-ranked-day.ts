import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'

/** The day itself where it has a ranking, else the nearest earlier one; the first of all for what lies before it. */
export function findRankedDay(
  wanted: IsoDate,
  { first, last, skipped }: Pick<RankingCalendarPage, 'first' | 'last' | 'skipped'>,
): IsoDate {
  if (wanted <= first) return first
  let day = wanted > last ? last : wanted
  while (skipped.includes(day)) day = addDays(day, -1)
  return day
}
