import type { Crumb } from '../data/refs.ts'
import { routes } from '../routes/routes.ts'

/** What the areas of the site are called, lists first: in titles, links, and the crumbs of the pages below them. */
export const areaNames = {
  'driver-list': 'Drivers',
  'kart-list': 'Karts',
  'glider-list': 'Gliders',
  'skill-list': 'Skills',
  'course-list': 'Courses',
  'tour-list': 'Tours',
  'badge-list': 'Badges',
  'guide-list': 'Tips and tricks',
  'ranking-calendar': 'Daily rankings',
  'ranking-list': 'Rankings',
  records: 'Records',
  race: 'Race card',
  compare: 'Compare items',
  planner: 'Planner',
  home: 'Home',
  checklist: 'Checklist',
  'my-record': 'My record',
  corrections: 'Corrections',
  offline: 'Offline',
  data: 'Open data',
} as const

export type Area = keyof typeof areaNames

/** A link to an area by its name, as in the header, in crumbs and on the home page. */
export function linkArea(area: Area): Crumb {
  return { name: areaNames[area], path: routes[area] }
}
