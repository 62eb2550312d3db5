import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'

/** Tours, and how the shelves of each day are known. Rejects with PageDataError. */
export function loadCalendar(): Promise<RankingCalendarPage> {
  return loadPageOf('ranking-calendar', routes['ranking-calendar'])
}
