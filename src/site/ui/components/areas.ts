import { type SitePath, routes } from '#pages/routes/routes.ts'

export interface Area {
  readonly name: string
  readonly path: SitePath
}

/** The main areas of the site, in header order. */
export const areas: readonly Area[] = [
  { name: 'Race card', path: routes.race },
  { name: 'Drivers', path: routes['driver-list'] },
  { name: 'Karts', path: routes['kart-list'] },
  { name: 'Gliders', path: routes['glider-list'] },
  { name: 'Courses', path: routes['course-list'] },
  { name: 'Tours', path: routes['tour-list'] },
  { name: 'Skills', path: routes['skill-list'] },
  { name: 'Badges', path: routes['badge-list'] },
  { name: 'Tips', path: routes['guide-list'] },
  { name: 'Rankings', path: routes['ranking-list'] },
  { name: 'Planner', path: routes.planner },
  { name: 'Checklist', path: routes.checklist },
]
