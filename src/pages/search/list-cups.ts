import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { raceAddress } from '../race/race-address.ts'
import { tourWeekPath } from '../routes/routes.ts'
import { findComingCups, listCupsOfTours, listRaceWeeks } from '../source/list-coming-cups.ts'
import { listComingFirst } from './list-coming-first.ts'
import type { SearchRow } from './search-index.ts'

/**
 * Every name of a ranked cup once, with its next week, or the last one if no other is known: those that are on or come,
 * soonest first, then past ones, newest first. A cup leads to its race card if there is one. Where its week has rankings,
 * its row tells which: up to the end of the tour after that of the day.
 */
export function listCups(tours: readonly Tour[], date: IsoDate): SearchRow[] {
  const onRaceCards = new Set(listRaceWeeks(findComingCups(tours, date)).map(({ cup }) => cup))
  const lastRanked = tours[tours.indexOf(findTour(tours, date)) + 1] ?? tours.at(-1)
  const rows = new Map<string, SearchRow>()
  for (const entry of listComingFirst(listCupsOfTours(tours), date, ({ cup }) => cup.end)) {
    const { name, week, start, end } = entry.cup
    if (name === null || rows.has(name)) continue
    const path = onRaceCards.has(entry.cup) ? raceAddress({ week: start }) : tourWeekPath(entry.tour.id, week)
    const ranked = lastRanked && start < lastRanked.end ? `/${entry.tour.number}/${week}` : ''
    rows.set(name, [name, path, `${start}/${end}${ranked}`])
  }
  return [...rows.values()]
}
