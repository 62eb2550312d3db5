/** The areas of the site, lists first: what headers, crumbs and home lead to. */
export const areas = [
  'driver-list',
  'kart-list',
  'glider-list',
  'skill-list',
  'course-list',
  'tour-list',
  'badge-list',
  'guide-list',
  'ranking-calendar',
  'ranking-list',
  'records',
  'race',
  'compare',
  'planner',
  'home',
  'checklist',
  'my-record',
  'corrections',
  'offline',
  'data',
] as const

export type Area = (typeof areas)[number]
