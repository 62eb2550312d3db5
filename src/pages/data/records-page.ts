/** What the page of records says: seven years of rankings, added up. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { RankedDays } from './ranked-days.ts'
import type { PageBase, ItemRef } from './refs.ts'

export interface RecordsPage extends PageBase, RankedDays {
  readonly kind: 'records'
  /** How the shelves of those days are known. */
  readonly daysKnown: DaysKnown
  /** The same from day to day: runs of days, oldest first. */
  readonly spells: readonly (readonly [label: RecordLabel, days: number])[]
  /** Who was #1, and when. */
  readonly reigns: Readonly<Record<ItemKind, Reigns>>
  readonly records: readonly RecordView[]
}

/** Ranked days by how their shelves are known. */
export type DaysKnown = Readonly<Record<RecordLabel, number>>

export interface Reigns {
  /** Every item that was ever #1: the one with the most days first. */
  readonly items: readonly (ItemRef & { readonly days: number })[]
  /** Oldest first. */
  readonly reigns: readonly CompactReign[]
}

/** An unbroken run of ranked days at #1; where several items share the rank, each has its own. See expandReigns. */
export type CompactReign = readonly [
  /** Index in the list of items. */
  item: number,
  /** Ranked days since the reign before began; for the first, since the first day. */
  daysPassed: number,
  days: number,
]

/** A reign by indexes of ranked days. */
export interface Reign {
  readonly item: number
  readonly from: number
  readonly until: number
}

export function expandReigns(reigns: readonly CompactReign[]): Reign[] {
  let from = 0
  return reigns.map(([item, passed, days]) => {
    from += passed
    return { item, from, until: from + days }
  })
}

export interface RecordView {
  readonly id: RecordId
  /** Side by side: the three kinds, or what their ids say. */
  readonly lists: readonly RecordList[]
}

/** Its anchor. */
export type RecordId = ItemRecordId | GameRecordId

export type ItemRecordId =
  | 'days-at-number-one'
  | 'longest-reign'
  | 'days-in-the-ten-best'
  | 'uncrowned'
  | 'biggest-rise'
  | 'biggest-fall'
  | 'longest-decline'
  | 'longest-wait'
  | 'never-near-the-top'
  | 'most-top-shelves'
  | 'fewest-top-shelves'
  | 'most-changed-by-level'

type GameRecordId =
  | 'skills-at-number-one'
  | 'days-of-most-change'
  | 'most-raced-courses'
  | 'most-contested-courses'
  | 'rarest-top-shelves'
  | 'tours-with-most-new'
  | 'firsts-and-lasts'

export interface RecordList {
  readonly of: ItemKind | 'days' | 'in-tours' | 'in-ranked-cups' | 'items' | 'variants' | 'firsts' | 'lasts'
  /** The record and its runners-up, six at most. */
  readonly rows: readonly RecordRow[]
  /** How many others share the last row's figure. */
  readonly others?: number
}

export interface RecordRow {
  /** A day is its ranking. */
  readonly holder: ItemRef | { readonly name: string; readonly path: string } | { readonly date: IsoDate }
  /** A count; a rank where none was near the top, a percentage where levels change most, a day of firsts and lasts. */
  readonly figure: number | IsoDate
  /** What the link to the proof says: when it was, or what the page has. */
  readonly when: RecordMoment
  readonly proof: string
  readonly why?: RecordReason
  readonly known: RecordKnowledge
}

export type RecordMoment =
  | { readonly is: 'days'; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly is: 'day' | 'first-day'; readonly date: IsoDate }
  | { readonly is: 'decline'; readonly best: number; readonly date: IsoDate; readonly last: number }
  | { readonly is: 'items'; readonly count: number; readonly kind: ItemKind }
  /** Of no known name: the tour alone. */
  | { readonly is: 'week'; readonly cup: string | null; readonly tour: string }
  | { readonly is: 'its-cups' | 'its-ranking' | 'its-courses' }
  | { readonly is: 'ruler' | 'debut'; readonly end: 'first' | 'last'; readonly kind: ItemKind }
  | { readonly is: 'new-variant'; readonly end: 'first' | 'last' }

export type RecordReason =
  | { readonly is: 'times'; readonly count: number }
  | ({ readonly is: 'move'; readonly ranks: Change; readonly cup: string | null; readonly tour: string } & {
      /** Courses of the ranked cup on whose top shelf it stood; left out where that did not change. */
      readonly inCup?: Change
      /** Top shelves in the whole game; left out where they did not change. */
      readonly tops?: Change
    })
  | { readonly is: 'since-tour'; readonly tour: string }
  | { readonly is: 'levels'; readonly tops: Change }
  | { readonly is: 'others'; readonly count: number; readonly kind: ItemKind }

type Change = readonly [before: number, after: number]

/** How well it is known: by the days that it adds up, by how many cups are recorded, or by one basis. */
export type RecordKnowledge =
  | { readonly days: DaysKnown }
  | { readonly recorded: number; readonly inferred: number }
  | { readonly records: RecordsAround }
  | 'recorded'
  | 'inferred'
  | 'by-cycle'
