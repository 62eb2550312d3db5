/** What the page of records says: seven years of rankings, added up. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { PageBase } from './page-base.ts'
import type { ItemRef } from './refs.ts'

export interface RecordsPage extends PageBase {
  readonly kind: 'records'
  /** The first and the last day that has a ranking. */
  readonly first: IsoDate
  readonly last: IsoDate
  /** Days between them that have none. */
  readonly skipped: readonly IsoDate[]
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
  /** Its anchor. */
  readonly id: string
  readonly title: string
  /** What is counted, in a sentence. */
  readonly meaning: string
  /** What the figure is, as the heading of its column. */
  readonly unit: string
  /** Side by side: the three kinds, or what the titles say. */
  readonly lists: readonly RecordList[]
}

export interface RecordList {
  readonly title: string
  /** The record and its runners-up, six at most. */
  readonly rows: readonly RecordRow[]
  /** How many others share the last row's figure. */
  readonly others?: number
}

export interface RecordRow {
  readonly holder: ItemRef | { readonly name: string; readonly path: string }
  readonly figure: string
  /** When it was, as the text of the link to what proves it. */
  readonly when: string
  readonly proof: string
  readonly why?: string
  /** How well it is known. */
  readonly known: string
}
