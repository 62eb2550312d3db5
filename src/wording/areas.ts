/** What the areas of the site are called: in titles, links, and the crumbs of the pages below them. */
import { routes } from '#pages/routes/routes.ts'
import type { SitePath } from '#pages/routes/routes.ts'
import type { Area } from '#pages/routes/areas.ts'
import { message } from './message.ts'

export interface AreaLink {
  readonly name: string
  readonly path: SitePath
}

export const areaNames = {
  'driver-list': message('Drivers'),
  'kart-list': message('Karts'),
  'glider-list': message('Gliders'),
  'skill-list': message('Skills'),
  'course-list': message('Courses'),
  'tour-list': message('Tours'),
  'badge-list': message('Badges'),
  'guide-list': message('Tips and tricks'),
  'ranking-calendar': message('Daily rankings'),
  'ranking-list': message('Rankings'),
  records: message('Records'),
  race: message('Race card'),
  compare: message('Compare items'),
  planner: message('Planner'),
  home: message('Home'),
  checklist: message('Checklist'),
  'my-record': message('My record'),
  corrections: message('Corrections'),
  offline: message('Offline'),
  data: message('Open data'),
} as const satisfies Record<Area, () => string>

/** Of the guides, where there is no room for their whole name. */
export const shortTips = message('Tips')

/** A link to an area by its name, as in the header, in crumbs and on the home page. */
export function linkArea(area: Area): AreaLink {
  return { name: areaNames[area](), path: routes[area] }
}
