/**
 * Every name that can be searched for, in one file that the site loads when a reader first searches. Rows are short
 * on purpose: what the site can derive (addresses, emblems) is not in them.
 */
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
export interface SearchIndex extends Readonly<Record<SearchKind, readonly SearchRow[]>> {
  readonly rankedDays: RankedDays
}

/** Quick links that open something on the page where the reader is. In another tab they lead to a page that has it. */
export const reportLink = `${routes.corrections}#report`
export const appearanceLink = `${routes.home}#appearance`
export const shortcutsLink = `${routes.home}#shortcuts`

/** Quick links to what is first or last, by what they are asked for. */
export const timeLinks = {
  firstTour: 'First tour',
  lastTour: 'Last tour',
  lastCup: 'Last ranked cup',
  lastDay: 'Last day',
  end: 'End of service',
} as const

/** Lies beside the page data; the server revalidates it like them. */
export const searchIndexPath = '/assets/search-index.json'

export type PageRow = readonly [name: string, path: SitePath]
