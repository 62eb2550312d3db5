import type { Crumb } from '#pages/data/refs.ts'
import { routes } from '#pages/routes/routes.ts'
import { linkArea } from '#pages/source/site-areas.ts'

/** The main areas of the site, in header order. */
export const areas: readonly Crumb[] = [
  { name: 'Race card', path: routes.race },
  ...(['driver-list', 'kart-list', 'glider-list', 'course-list', 'tour-list', 'skill-list', 'badge-list'] as const).map(
    linkArea,
  ),
  // The header has no room for its whole name.
  { name: 'Tips', path: routes['guide-list'] },
  linkArea('ranking-list'),
  { name: 'Planner', path: routes.planner },
  { name: 'Checklist', path: routes.checklist },
]
