import { routes, type SitePath } from '#pages/routes/routes.ts'
import { areaNames, type Area } from '#pages/source/site-areas.ts'

interface AreaLink {
  readonly name: string
  readonly path: SitePath
}

/** The main areas of the site, in header order. */
export const areas: readonly AreaLink[] = [
  { name: 'Race card', path: routes.race },
  ...(['driver-list', 'kart-list', 'glider-list', 'course-list', 'tour-list', 'skill-list', 'badge-list'] as const).map(
    linkList,
  ),
  // The header has no room for its whole name.
  { name: 'Tips', path: routes['guide-list'] },
  linkList('ranking-list'),
  { name: 'Planner', path: routes.planner },
  { name: 'Checklist', path: routes.checklist },
]

function linkList(area: Area): AreaLink {
  return { name: areaNames[area], path: routes[area] }
}
