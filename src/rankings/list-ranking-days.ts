import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'

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
