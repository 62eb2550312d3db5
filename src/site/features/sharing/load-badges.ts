import type { BadgeView } from '#pages/data/badge-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { readingServices } from '../navigation/reading-services.ts'

/** The badges of the game, in its order. */
export async function loadBadges(): Promise<readonly BadgeView[]> {
  const { loadPageData } = await readingServices
  const { data } = await loadPageData(routes['badge-list'])
  if (data?.kind !== 'badge-list') throw new Error('The page of the badges does not list them.')
  return data.badges
}
