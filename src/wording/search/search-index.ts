/**
 * Every name that can be searched for, in one file that the site loads when a reader first searches. Rows are short
 * on purpose: what the site can derive (addresses, emblems) is not in them.
 */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Area } from '#pages/routes/areas.ts'
import { routes, type SitePath } from '#pages/routes/routes.ts'
import type { RankedDays } from '#pages/data/ranked-days.ts'
import type { VariantRef } from '#pages/data/refs.ts'

export const searchKinds = [
  'page',
  'link',
  'driver',
  'kart',
  'glider',
  'course',
  'skill',
  'cup',
  'tour',
  'guide',
  'badge',
] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * The id is a path for a page, a quick link or a ranked cup, the id of course or variant for a course, else the id of the
 * thing. The detail is an item's rarity, a skill's category (its kind of item where it has none), a tour's first
 * day, end and number (`2026-11-25/2026-12-09/91`), a ranked cup's first day and end, with the tour's number and the week where it has rankings
 * (`2026-11-25/2026-12-02/91/1`), a variant's course id, what a quick link leads to; other rows have none.
 */
export type SearchRow = readonly [name: string, id: string, detail?: string]

/** The row of a course also represents its plain variant. */
export function readVariantRow([name, id, courseId = id]: SearchRow): VariantRef {
  return { id, courseId, name }
}

/** In each kind the order of its list; of tours and ranked cups the newest first. */
export interface SearchIndex extends Readonly<Record<Exclude<SearchKind, 'page' | 'link'>, readonly SearchRow[]>> {
  readonly page: readonly PageRow[]
  readonly link: readonly QuickLinkRow[]
  readonly rankedDays: RankedDays
}

/** Quick links that open something on the page where the reader is. In another tab they lead to a page that has it. */
export const reportLink = `${routes.corrections}#report`
export const appearanceLink = `${routes.home}#appearance`
export const shortcutsLink = `${routes.home}#shortcuts`

/** Lies beside the page data; the server revalidates it like them. */
export const searchIndexPath = '/assets/search-index.json'

export type PageId = Area | 'last-ranking' | 'user-profile' | 'user-settings'
export type PageRow = readonly [id: PageId, path: SitePath]

/** Quick links, and parts of the planner and of the page of records. */
export type QuickLinkId =
  | 'first-tour'
  | 'last-tour'
  | 'last-cup'
  | 'last-day'
  | 'end'
  | 'coverage'
  | 'gaps'
  | 'next'
  | 'loadouts'
  | 'smallest-set'
  | 'level-up'
  | 'tier-list'
  | 'tier-list-of-game'
  | 'days-at-number-one'
  | 'longest-reign'
  | 'biggest-rise'
  | 'biggest-fall'
  | 'timeline'
  | 'import'
  | 'undo'
  | 'tour-calendar'
  | 'ranking-calendar'
  | 'install'
  | 'appearance'
  | 'account'
  | 'sign-in'
  | 'change-password'
  | 'delete-account'
  | 'report'
  | 'shortcuts'

/** With the name of the tour or cup that it leads to, and the day. */
export type QuickLinkRow = readonly [id: QuickLinkId, path: string, name?: string, day?: IsoDate]
