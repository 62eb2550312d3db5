import { routes } from '#pages/routes/routes.ts'
import { linkArea, shortTips, type AreaLink } from '#wording/areas.ts'

/** The main areas of the site, in header order. */
export const listAreas = (): AreaLink[] => [
  linkArea('race'),
  linkArea('driver-list'),
  linkArea('kart-list'),
  linkArea('glider-list'),
  linkArea('course-list'),
  linkArea('tour-list'),
  linkArea('skill-list'),
  // The header has no room for its whole name.
  { name: shortTips(), path: routes['guide-list'] },
  linkArea('ranking-list'),
  linkArea('planner'),
  linkArea('checklist'),
]

/** What the menu has besides; the header of a wide screen has no room for it, and the footer shows it there. */
export const listMenuAreas = (): AreaLink[] => [linkArea('compare'), linkArea('offline')]
