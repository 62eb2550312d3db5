import type { BadgeView } from '#pages/data/thing-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { loadPageOf } from '../navigation/navigation-services.ts'

/** The badges of the game, in its order. */
export async function loadBadges(): Promise<readonly BadgeView[]> {
  return (await loadPageOf('badge-list', routes['badge-list'])).badges
}
