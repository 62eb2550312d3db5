import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { expandName } from '#pages/data/compact-name.ts'
import type { HomePage } from '#pages/data/home-page.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'

/** A day of another year, and the tour that ran on it. */
export interface Anniversary {
  readonly day: IsoDate
  readonly year: string
  /** Without what tells it from the tours of its name in other years. */
  readonly tour: string
}

/**
 * A day of the calendar in each year of the game in which it has a ranking, the newest first: none for the 29th of
 * February in most of them.
 * @param monthDay `09-29`
 */
export function listAnniversaries({ days, tours }: Pick<HomePage, 'days' | 'tours'>, monthDay: string): Anniversary[] {
  return listYears(days.first, days.last).flatMap((year): Anniversary | [] => {
    const day = `${year}-${monthDay}`
    if (!isIsoDate(day) || !isRankedDay(day, days)) return []
    const tour = tours.findLast(([, start]) => start <= day)!
    return { day, year, tour: expandName(tour[0]).name.replace(/ \(.*\)$/, '') }
  })
}

function listYears(first: IsoDate, last: IsoDate): string[] {
  const [from, to] = [first, last].map((day) => Number(day.slice(0, 4)))
  return Array.from({ length: to! - from! + 1 }, (_, index) => String(to! - index))
}
