/**
 * Every kind of page and its address, in one table. A kind is declared here; what else it needs is typed by `PageKind`.
 * All addresses end with a slash; a type rejects those that do not.
 */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'

export type SitePath = '/' | `/${string}/`

/** Order matters only between patterns that could match the same path; none do. */
export const routes = {
  home: '/',
  'tour-list': '/tours/',
  tour: '/tours/:name/',
  'skill-list': '/skills/',
  skill: '/skills/:name/',
  'kart-list': '/karts/',
  kart: '/karts/:name/',
  'glider-list': '/gliders/',
  glider: '/gliders/:name/',
  'driver-list': '/drivers/',
  driver: '/drivers/:name/',
  'badge-list': '/badges/',
  badge: '/badges/:name/',
  'guide-list': '/tips-and-tricks/',
  guide: '/tips-and-tricks/:name/',
  'course-list': '/courses/',
  course: '/courses/:platform/:name/',
  'ranking-list': '/rankings/',
  'ranking-subject': '/rankings/id/:hash/',
  'ranking-calendar': '/ranking/',
  'ranking-day': '/ranking/:date/',
  records: '/records/',
  race: '/race/',
  compare: '/compare/',
  planner: '/planner/',
  checklist: '/checklist/',
  'my-record': '/record/',
  shared: '/shared/',
  data: '/data/',
  'user-settings': '/user/settings/',
  'user-profile': '/user/profile/',
  'user-checklist': '/user/checklist/',
  'user-review': '/user/review/',
  corrections: '/corrections/',
  'reset-password': '/account/reset-password/',
  'verify-email': '/account/verify-email/',
  offline: '/offline/',
  'not-found': '/404/',
} as const satisfies Record<string, SitePath>

export type PageKind = keyof typeof routes

/** The kinds of which there is one page, because no name is in their address. */
export type SinglePageKind = {
  [Kind in PageKind]: (typeof routes)[Kind] extends `${string}:${string}` ? never : Kind
}[PageKind]

export function itemListPath(kind: ItemKind): SitePath {
  return `/${kind}s/`
}

export function itemPath(item: { kind: ItemKind; id: string }): SitePath {
  return `/${item.kind}s/${item.id}/`
}

export function skillPath(id: string): SitePath {
  return `/skills/${id}/`
}

export function badgePath(id: string): SitePath {
  return `/badges/${id}/`
}

export function guidePath(id: string): SitePath {
  return `/tips-and-tricks/${id}/`
}

export function tourPath(id: string): SitePath {
  return `/tours/${id}/`
}

/** The id of the part of a tour's page that shows one of its weeks. */
export function tourWeekAnchor(week: number): string {
  return `week-${week}`
}

export function tourWeekPath(tourId: string, week: number): string {
  return `${tourPath(tourId)}#${tourWeekAnchor(week)}`
}

/** A course id starts with its platform: `3ds-bowsers-castle` is at `/courses/3ds/bowsers-castle/`. */
export function coursePath(courseId: string): SitePath {
  return `/courses/${courseId.replace('-', '/')}/`
}

/** A variant is a section of its course's page. */
export function variantPath(variant: { courseId: string; id: string }): string {
  return `${coursePath(variant.courseId)}#${variant.id}`
}

export function dayRankingPath(date: IsoDate): SitePath {
  return `/ranking/${date}/`
}

/** The id of the part of a day's ranking that ranks one kind. */
export function dayKindAnchor(kind: ItemKind): string {
  return `${kind}s`
}

/** In the query of rankings: which kind is shown, of which day if not the last, and which item is marked. */
export const rankedKindKey = 'of'
export const rankedDayKey = 'on'
export const rankedItemKey = 'item'

/** The complete ranking of one kind on the last day. */
export function rankedKindPath(kind: ItemKind): RankedPath {
  return `${routes['ranking-list']}?${rankedKindKey}=${kind}`
}

/** Its row in that ranking. */
export function rankedItemPath({ kind, id }: { kind: ItemKind; id: string }): RankedPath {
  return `${rankedKindPath(kind)}&${rankedItemKey}=${id}`
}

type RankedPath = `${SitePath}?${string}`

/** The same on another day. */
export function rankedOnPath(path: RankedPath, date: IsoDate): RankedPath {
  return `${path}&${rankedDayKey}=${date}`
}

export function dayKindPath(date: IsoDate, kind: ItemKind): `${SitePath}#${string}` {
  return `${dayRankingPath(date)}#${dayKindAnchor(kind)}`
}

/** @param hash 32 hexadecimal digits, the MD5 of the subject's canonical key. */
export function subjectRankingPath(hash: string): SitePath {
  return `/rankings/id/${hash}/`
}

/** The row of an item in the ranking of a subject. */
export function rankedTherePath(hash: string, id: string): `${SitePath}?${string}` {
  return `${subjectRankingPath(hash)}?${rankedItemKey}=${id}`
}

/** Where the page data of a path lies. Casing and percent encoding are kept; query and hash never take part. */
export function pageDataPath(pathname: string): string {
  return `/assets/data${withTrailingSlash(pathname)}index.json`
}

/** Name in the query of an address that searches the whole site: `/?search=mario`. */
export const siteSearchKey = 'search'
/** Name in the query of an address that a device shares with the installed site. */
export const sharedLinkKey = 'link'

/** What is new, for programs that follow feeds. */
export const feedPath = '/feed.xml'

/** What browsers read to install the site. */
export const manifestPath = '/manifest.json'

export const notFoundPath = routes['not-found']

/** Behind the prefix of a language: the document that shows any page in it, from the data. */
export const shellPath = '/shell.html'
/** Name in its query of the address whose page it shows, where a host cannot send it to that address. */
export const shellAddressKey = 'at'

export function withTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
