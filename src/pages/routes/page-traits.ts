import type { PageKind } from './routes.ts'

/** What the site does with a kind of page, besides showing it. */
export interface PageTraits {
  /** The part of the offline download that holds it; null for a page that is of no use there. */
  readonly download: 'catalogue' | 'days' | 'rankings' | null
  /** Views whose common parts make a chunk of their own; null where what a view uses says nothing of other views. */
  readonly codeGroups: readonly ('lists' | 'rankings' | 'race')[] | null
}

const thing: PageTraits = { download: 'catalogue', codeGroups: [] }
/** With a race card on it. */
const racing: PageTraits = { ...thing, codeGroups: ['race'] }
const list: PageTraits = { ...thing, codeGroups: ['lists'] }
/** Of players: their code comes with nothing of the other views. */
const personal: PageTraits = { download: 'catalogue', codeGroups: null }

/** The traits of every kind: one that `routes` declares and that is missing here is a type error. */
export const pageTraits: Readonly<Record<PageKind, PageTraits>> = {
  home: racing,
  'driver-list': list,
  driver: thing,
  'kart-list': list,
  kart: thing,
  'glider-list': list,
  glider: thing,
  'skill-list': list,
  skill: thing,
  'badge-list': list,
  badge: thing,
  'guide-list': list,
  guide: thing,
  'tour-list': list,
  tour: thing,
  'course-list': list,
  course: thing,
  'ranking-list': { ...thing, codeGroups: ['lists', 'rankings'] },
  'ranking-subject': { ...thing, download: 'rankings', codeGroups: ['lists', 'rankings'] },
  'ranking-calendar': { ...thing, codeGroups: ['rankings'] },
  'ranking-day': { ...thing, download: 'days', codeGroups: ['rankings'] },
  records: { ...thing, codeGroups: ['rankings'] },
  race: racing,
  compare: thing,
  planner: thing,
  checklist: personal,
  'my-record': personal,
  shared: personal,
  data: thing,
  'user-settings': personal,
  'user-profile': personal,
  'user-checklist': personal,
  'user-review': personal,
  corrections: thing,
  'reset-password': { ...personal, download: null },
  'verify-email': { ...personal, download: null },
  offline: { ...thing, download: null },
  'not-found': { ...thing, download: null },
}

// Apart from the other traits of a kind: every reader loads this list.
const unindexed: ReadonlySet<PageKind> = new Set<PageKind>([
  'user-settings',
  'user-profile',
  'user-checklist',
  'shared',
  'user-review',
  'reset-password',
  'verify-email',
  'offline',
  'not-found',
])

/**
 * Whether search engines may list pages of a kind. Pages of one reader or for what they share and for what is not there
 * have no address that anybody should find, and share the home page's card.
 */
export function isIndexed(page: { readonly kind: PageKind }): boolean {
  return !unindexed.has(page.kind)
}
