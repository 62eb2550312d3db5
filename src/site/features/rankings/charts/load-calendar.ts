import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { readingServices } from '../../navigation/reading-services.ts'

/** Tours, and how the shelves of each day are known. Rejects with PageDataError. */
export async function loadCalendar(): Promise<RankingCalendarPage> {
  const { loadPageData } = await readingServices
  const { data } = await loadPageData(routes['ranking-calendar'])
  if (data?.kind !== 'ranking-calendar') throw new Error(`${routes['ranking-calendar']} is not the calendar.`)
  return data
}
