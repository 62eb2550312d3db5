import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { RankedDays } from '#pages/data/ranked-days.ts'

/** The day itself if it has a ranking, otherwise the nearest earlier one; the very first for anything before it. */
export function findRankedDay(wanted: IsoDate, { first, last, skipped }: RankedDays): IsoDate {
  if (wanted <= first) return first
  let day = wanted > last ? last : wanted
  while (skipped.includes(day)) day = addDays(day, -1)
  return day
}
