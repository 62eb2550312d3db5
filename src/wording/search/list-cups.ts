import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { findTour } from '#rankings/find-tour.ts'
import { cardLength } from '#pages/data/race-tours.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { tourWeekPath } from '#pages/routes/routes.ts'
import { listCupsOfTours } from '#pages/source/references/ranked-cups.ts'
import { listNewestFirst } from './list-newest-first.ts'
import type { SearchRow } from './search-index.ts'

/**
 * Every name of a ranked cup once, with the newest week that it had by the day, the newest first. A cup leads to its race
 * card if its three courses are known. Where its week has rankings, its row tells which: up to the end of the tour after
 * that of the day.
 */
export function listCups(tours: readonly Tour[], date: IsoDate): SearchRow[] {
  const lastRanked = tours[tours.indexOf(findTour(tours, date)) + 1] ?? tours.at(-1)
  const rows = new Map<string, SearchRow>()
  for (const { tour, cup } of listNewestFirst(listCupsOfTours(tours), date, ({ cup: { start } }) => start)) {
    const { name, week, start, end, variantIds } = cup
    if (name === null || rows.has(name)) continue
    const path = variantIds.length === cardLength ? raceAddress({ week: start }) : tourWeekPath(tour.id, week)
    const ranked = lastRanked && start < lastRanked.end ? `/${tour.number}/${week}` : ''
    rows.set(name, [name, path, `${start}/${end}${ranked}`])
  }
  return [...rows.values()]
}
