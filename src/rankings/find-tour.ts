import { type IsoDate, addDays } from '#catalogue/calendar.ts'
import type { RankedCup, Tour, Catalogue } from '#catalogue/entities.ts'

/** The tour in force on a day. RangeError for a day that no tour covers. */
export function findTour(tours: readonly Tour[], date: IsoDate): Tour {
  const tour = tours.findLast(({ start }) => start <= date)
  if (tour === undefined || date >= tour.end) throw new RangeError(`No tour covers ${date}.`)
  return tour
}

/** Throws a RangeError for a number that no tour has. */
export function getTour(tours: readonly Tour[], tourNumber: number): Tour {
  const tour = tours[tourNumber - 1]
  if (tour === undefined) throw new RangeError(`There is no tour ${tourNumber}.`)
  return tour
}

/** The ranked cup in force on a day of the tour; null where none is on record. */
export function findWeek(tour: Tour, date: IsoDate): RankedCup | null {
  return tour.rankedCups.find(({ start, end }) => start <= date && date < end) ?? null
}

/** The day after the game's first one. */
export const firstRankingDay: IsoDate = '2019-09-26'

/** Every day with a ranking, oldest first: up to the catalogue's today, without the skipped ones. */
export function listRankingDays({ today, skippedDays }: Pick<Catalogue, 'today' | 'skippedDays'>): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = firstRankingDay; day <= today; day = addDays(day, 1)) {
    if (!skippedDays.has(day)) days.push(day)
  }
  return days
}
